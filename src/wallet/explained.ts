import { minus, plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { AccountClass } from '#wallet/ledger.ts'

export const clearingClasses = [
  'gateway-clearing',
  'payout-clearing',
  'prepayment',
  'shares-held',
  'refunds-due',
  'withdrawals-due',
  'supplier-receivable',
  'rebooking',
  'agency-receivable',
] as const satisfies readonly AccountClass[]
export type ClearingClass = (typeof clearingClasses)[number]

export interface Movement {
  readonly class: ClearingClass
  readonly owner: string
  readonly item: string | null
  /** settles open items, oldest first: settlements, payouts, netting */
  readonly isClosing: boolean
  readonly since: Temporal.Instant
  readonly amount: Rial
}

export interface OpenItem {
  readonly owner: string
  readonly item: string
  readonly since: Temporal.Instant
  readonly amount: Rial
}

/** A class's balance: open items plus an unexplained rest, which must be zero. */
export interface Explanation {
  readonly class: ClearingClass
  readonly balance: Rial
  readonly items: readonly OpenItem[]
  readonly unexplained: Rial
}

export function explained(movements: readonly Movement[]): readonly Explanation[] {
  return clearingClasses.map((name) => {
    const own = movements.filter((movement) => movement.class === name)
    const accounts = [...Map.groupBy(own, (movement) => movement.owner).values()].map(accountExplained)
    return {
      class: name,
      balance: sum(own.map((movement) => movement.amount)),
      items: accounts.flatMap((account) => account.items),
      unexplained: sum(accounts.map((account) => account.unexplained)),
    }
  })
}

function accountExplained(movements: readonly Movement[]): Pick<Explanation, 'items' | 'unexplained'> {
  const closings = sum(movements.filter((one) => one.isClosing).map((one) => one.amount))
  const nobodys = sum(movements.filter((one) => !one.isClosing && one.item === null).map((one) => one.amount))
  const matters = movements
    .filter((one) => !one.isClosing)
    .flatMap(({ owner, item, since, amount }) => (item === null ? [] : [{ owner, item, since, amount }]))
    .toSorted((a, b) => Temporal.Instant.compare(a.since, b.since))
  const { open, left } = closed(matters, closings)
  return { items: open, unexplained: plus(nobodys, left) }
}

function closed(matters: readonly OpenItem[], closings: Rial): { open: readonly OpenItem[]; left: Rial } {
  let left = closings
  const open = matters.flatMap((matter) => {
    const taken = takenBy(matter.amount, left)
    left = minus(left, taken)
    const amount = plus(matter.amount, taken)
    return amount === ZERO ? [] : [{ ...matter, amount }]
  })
  return { open, left }
}

function takenBy(amount: Rial, left: Rial): Rial {
  if (amount === 0 || Math.sign(amount) === Math.sign(left)) return ZERO
  return rial(Math.sign(left) * Math.min(Math.abs(amount), Math.abs(left)))
}
