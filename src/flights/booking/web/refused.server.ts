import type { Refusal } from '#server/refusal.ts'

/**
 * The refusal that was thrown; anything else is thrown on. It is known by its name, because the pages are built with a
 * copy of the class of their own.
 */
export function refusalIn(error: unknown): Pick<Refusal, 'code' | 'says' | 'status'> {
  if (isRefusal(error)) return error
  throw error
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error && 'says' in error
}
