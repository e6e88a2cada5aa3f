/** Points on one line of a score sheet, and the pieces that earned them. */
export class ScoreLine extends Number {
  sources: string[]

  constructor(points: number, sources: Iterable<string> = []) {
    super(points)
    this.sources = [...sources]
  }

  get seats(): string[] {
    return this.sources
  }
}
