import type { FieldFault, Refusal } from '#server/refusal.ts'

/** A refusal's or a fault's sentence; anything else is rethrown. Known by name: the page bundle has its own copy of the classes. */
export function sentenceIn(error: unknown): string {
  if (error instanceof Error && error.name === 'Refusal') return (error as Refusal).says
  const faults = error instanceof Error && 'fields' in error ? (error.fields as readonly FieldFault[]) : []
  if (faults[0] !== undefined) return faults[0].says
  throw error
}
