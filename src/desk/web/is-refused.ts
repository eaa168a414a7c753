import type { Refusal } from '#server/refusal.ts'

/** By its name: built pages have another copy of the class than the rooms that throw. */
export function isRefused(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal'
}
