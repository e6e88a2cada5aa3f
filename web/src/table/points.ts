/** Points as they stand on a score sheet, with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
