import type { Refusal } from '#server/refusal.ts'

/** A refusal's sentence; anything else is rethrown. Known by name: the page bundle has its own copy of the class. */
export function sentenceIn(error: unknown): string {
  if (error instanceof Error && error.name === 'Refusal') return (error as Refusal).says
  throw error
}
