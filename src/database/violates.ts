/** Whether a statement failed because a unique index would hold the same twice. */
export function violates(error: unknown, index: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === index
  )
}
