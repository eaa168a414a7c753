/** For captchas before sending a code: bound to the browser. */
export function codeIn(browser: string): string {
  return `code in ${browser}`
}

/** For captchas before one more hold; others are bound to an order. */
export function holdingBy(userId: string): string {
  return `holding by ${userId}`
}
