/** `re`: patterns that mean the same here. */
import type { Any } from './any'

/** A pattern of `re`; only those are translated that mean the same here. */
export class Pattern {
  constructor(
    private source: string,
    private flags: string,
  ) {}

  private find(text: string, before: string, after: string): RegExpExecArray | null {
    return new RegExp(`${before}(?:${this.source})${after}`, this.flags).exec(text)
  }

  search(text: string): Match | null {
    return matched(this.find(text, '', ''))
  }

  match(text: string): Match | null {
    return matched(this.find(text, '^', ''))
  }

  fullmatch(text: string): Match | null {
    return matched(this.find(text, '^', '$'))
  }

  findall(text: string): Any[] {
    return Array.from(text.matchAll(this.all()), (one) =>
      one.length > 2 ? one.slice(1) : one.length === 2 ? one[1] : one[0],
    )
  }

  split(text: string): string[] {
    return text.split(this.all())
  }

  sub(by: string | ((found: Match) => string), text: string): string {
    if (typeof by === 'string') return text.replace(this.all(), () => by)
    return text.replace(this.all(), (...args) => by(new Match(args.slice(0, args.findIndex(Number.isInteger)))))
  }

  private all(): RegExp {
    return new RegExp(this.source, `${this.flags}g`)
  }
}

export class Match {
  constructor(private parts: (string | undefined)[]) {}

  group(at = 0): string | null {
    return this.parts[at] ?? null
  }

  groups(): (string | null)[] {
    return this.parts.slice(1).map((one) => one ?? null)
  }

  __getitem__(at: number): string | null {
    return this.group(at)
  }
}

const matched = (found: RegExpExecArray | null): Match | null => found && new Match([...found])
