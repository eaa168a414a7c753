import type { Faults, Refusal } from '#server/refusal.ts'

/**
 * What a verb that declined says to the traveller; anything else is thrown on. Refusals and faults are known by their names,
 * because the pages are built with copies of the classes of their own.
 */
export function sentenceIn(error: unknown): string {
  if (error instanceof Error && error.name === 'Faults') return (error as Faults).fields[0]?.says ?? ''
  if (error instanceof Error && error.name === 'Refusal') return (error as Refusal).says
  throw error
}
