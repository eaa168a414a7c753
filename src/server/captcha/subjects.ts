export function codeIn(browser: string): string {
  return `code in ${browser}`
}

export function holdingBy(userId: string): string {
  return `holding by ${userId}`
}
