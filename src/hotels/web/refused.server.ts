import type { Faults, Refusal } from '#server/refusal.ts'

/** A refusal's or fault's sentence; anything else is rethrown. Known by name:
 * the page bundle has its own copies of the classes. */
export function sentenceIn(error: unknown): string {
  if (error instanceof Error && error.name === 'Faults') return (error as Faults).fields[0]?.says ?? ''
  if (error instanceof Error && error.name === 'Refusal') return (error as Refusal).says
  throw error
}
