import type { Refusal } from '#server/refusal.ts'

/** Rethrows anything but a refusal. Recognised by name, because the built pages have their own copy of the class. */
export function refusalIn(error: unknown): Pick<Refusal, 'code' | 'says' | 'status'> {
  if (isRefusal(error)) return error
  throw error
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error && 'says' in error
}
