const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Is it written as our ids are? What is not names nothing of ours, and the database need not be asked. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
