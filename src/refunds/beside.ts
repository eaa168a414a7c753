import type { RefundItem } from '#orders/refund-terms.ts'
import { isSameItem } from '#refunds/same-item.ts'

/** What of another order may go back together with this one. */
export interface BesideView {
  readonly orderId: string
  readonly title: string
  readonly rule: string
  /** by itself, into the wallet or to its credit */
  readonly goesAlong: boolean
  /** it goes back to the credit it was bought on */
  readonly isOnCredit?: true
  readonly items: readonly BesideItem[]
}

interface BesideItem {
  /** of the order that is given back */
  readonly passenger: number
  /** the direction it goes along with */
  readonly leg?: number
  readonly item: RefundItem
  readonly paid: number
  readonly penalty: number
  readonly refund: number
}

interface Ticket extends RefundItem {
  readonly state: string
}

/** For whom no direction is left: who still flies one of them still needs it. What goes along goes with its own ticket. */
export function besideFor(
  all: readonly BesideView[],
  tickets: readonly Ticket[],
  chosen: readonly RefundItem[],
): readonly BesideView[] {
  const stays = (ticket: Ticket) =>
    ticket.state !== 'refunded' && !chosen.some((one) => isSameItem(one, ticket))
  const isLeaving = (passenger: number) =>
    chosen.some((one) => one.passenger === passenger) &&
    !tickets.some((ticket) => ticket.passenger === passenger && stays(ticket))
  return all
    .map((beside) => ({
      ...beside,
      items: beside.items.filter(({ passenger, leg }) =>
        beside.goesAlong && leg !== undefined
          ? chosen.some((one) => isSameItem(one, { passenger, leg }))
          : isLeaving(passenger),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}

export interface Amounts {
  readonly paid: number
  readonly penalty: number
  readonly refund: number
  /** of a penalty, by protection that was bought, and what that cost */
  readonly covered?: number | undefined
  readonly protection?: number | undefined
}

export function amountsOf(items: readonly Amounts[]): Required<Amounts> {
  const sum = (name: keyof Amounts) => items.reduce((total, item) => total + (item[name] ?? 0), 0)
  return {
    paid: sum('paid'),
    penalty: sum('penalty'),
    refund: sum('refund'),
    covered: sum('covered'),
    protection: sum('protection'),
  }
}
