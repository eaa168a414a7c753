const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Saves a query for malformed ids. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
