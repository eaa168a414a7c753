/** What a puzzle is bound to that is solved before a code is sent: the browser that asks, by a mark of it. */
export function codeIn(browser: string): string {
  return `code in ${browser}`
}

/** What a puzzle is bound to that is solved before somebody holds one more order; other puzzles are bound to an order's number. */
export function holdingBy(userId: string): string {
  return `holding by ${userId}`
}
