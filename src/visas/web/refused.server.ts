import type { Refusal } from '#server/refusal.ts'

/**
 * What a verb that declined says to the traveller; anything else is thrown on. A refusal is known by its name, because the pages
 * are built with a copy of the class of their own.
 */
export function sentenceIn(error: unknown): string {
  if (error instanceof Error && error.name === 'Refusal') return (error as Refusal).says
  throw error
}
