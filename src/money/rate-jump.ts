/** A rate further than this from the last one is a slip of the finger until a second person says otherwise. */
export const jumpPercent = 20

export function isJump(before: number, after: number): boolean {
  return Math.abs(after - before) * 100 > before * jumpPercent
}
