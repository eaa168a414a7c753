import type { Rial } from '#money/rial.ts'

/** What a gateway says it sent to our account. */
export interface GatewayTransfer {
  readonly gatewayId: number
  readonly day: Temporal.PlainDate
  /** where the gateway tells it */
  readonly reference: string | null
  /** less its fees */
  readonly net: Rial
}

/** What the bank says came to it. */
export interface BankTransfer {
  readonly day: Temporal.PlainDate
  readonly reference: string
  readonly amount: Rial
}

export type BankDifference =
  | { readonly kind: 'not-arrived'; readonly sent: GatewayTransfer }
  | { readonly kind: 'other-amount'; readonly sent: GatewayTransfer; readonly came: BankTransfer }
  | { readonly kind: 'not-announced'; readonly came: BankTransfer }

/** By number, then by equal amounts, the oldest first; money does not come before it is sent. */
export function bankDifferences(
  sent: readonly GatewayTransfer[],
  came: readonly BankTransfer[],
): readonly BankDifference[] {
  const left = new Set(came.toSorted(byDay))
  const numbered = new Map([...left].toReversed().map((one) => [one.reference, one]))
  const differences: BankDifference[] = []
  const unnumbered: GatewayTransfer[] = []
  for (const one of sent.toSorted(byDay)) {
    const same = one.reference === null ? undefined : numbered.get(one.reference)
    if (same === undefined || !left.delete(same)) unnumbered.push(one)
    else if (same.amount !== one.net) differences.push({ kind: 'other-amount', sent: one, came: same })
  }
  const byAmount = Map.groupBy(left, ({ amount }) => amount)
  for (const one of unnumbered) {
    const match = byAmount.get(one.net)?.find((transfer) => left.has(transfer) && byDay(one, transfer) <= 0)
    if (match === undefined) differences.push({ kind: 'not-arrived', sent: one })
    else left.delete(match)
  }
  return [...differences, ...[...left].map((one) => ({ kind: 'not-announced', came: one }) as const)]
}

function byDay(a: { readonly day: Temporal.PlainDate }, b: { readonly day: Temporal.PlainDate }): number {
  return Temporal.PlainDate.compare(a.day, b.day)
}
