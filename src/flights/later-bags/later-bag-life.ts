/** What may follow what, of bags after the ticket; the database holds the same lines. `asking` is written before a supplier is
 * asked, and is asked once; `unsure` is an ended order of which nobody knows yet what stands there. */
export const laterBagLife = {
  held: ['asking', 'issued', 'released', 'failed'],
  // back to held: certainly nothing arrived
  asking: ['held', 'issued', 'failed', 'unsure'],
  issued: [],
  released: [],
  failed: [],
  unsure: ['failed', 'by-hand'],
  'by-hand': ['failed'],
} as const satisfies Record<string, readonly string[]>

export type LaterBagState = keyof typeof laterBagLife

export function statesBefore(to: LaterBagState): readonly LaterBagState[] {
  return (Object.keys(laterBagLife) as LaterBagState[]).filter((from) =>
    (laterBagLife[from] as readonly string[]).includes(to),
  )
}
