/** What a puzzle is bound to that is solved before somebody holds one more order; other puzzles are bound to an order's number. */
export function holdingBy(userId: string): string {
  return `holding by ${userId}`
}
