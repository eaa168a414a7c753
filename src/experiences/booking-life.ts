/** What may follow what, of a booking at its supplier; the database holds the same lines. `gone`: nothing of it stands there. */
export const bookingLife = {
  reserving: ['held', 'cancelling', 'gone'],
  held: ['confirming', 'cancelling', 'gone'],
  confirming: ['pending', 'confirmed', 'cancelling', 'gone'],
  pending: ['confirmed', 'cancelling', 'gone'],
  confirmed: ['cancelling'],
  cancelling: ['gone', 'by-hand'],
  gone: [],
  'by-hand': ['gone'],
} as const satisfies Record<string, readonly string[]>

export type BookedState = keyof typeof bookingLife

/** From which states it may be moved to this one. */
export function statesBefore(to: BookedState): readonly BookedState[] {
  return (Object.keys(bookingLife) as BookedState[]).filter((from) =>
    (bookingLife[from] as readonly string[]).includes(to),
  )
}
