import { minus, plus, type Rial, sum, ZERO } from '#money/rial.ts'
import type { ReckonedItem } from '#refunds/reckoning.ts'
import { type ItemRefund, type Refund, totalsOf } from '#refunds/refund.ts'
import { isSameItem } from '#refunds/same-item.ts'

export const bearers = { house: 'خود ما', supplier: 'تأمین‌کننده' } as const
export type Bearer = keyof typeof bearers

/** More than the rule gives back, and who bears it. */
export interface BeyondRule {
  readonly amount: Rial
  readonly bearer: Bearer
}

/** The most that somebody may bear: what is kept of these items; of the supplier, what it keeps. */
export function mostBeyondRule(refund: Refund, items: readonly ReckonedItem[], bearer: Bearer): Rial {
  return sum(refund.items.map((one) => keptOf(one, items, bearer)))
}

/** The rule's refund with so much more, item by item; undefined for more than is kept. */
export function beyondRule(
  refund: Refund,
  items: readonly ReckonedItem[],
  { amount, bearer }: BeyondRule,
): Refund | undefined {
  let rest = amount
  const more = refund.items.map((one) => {
    const kept = keptOf(one, items, bearer)
    const part = rest < kept ? rest : kept
    rest = minus(rest, part)
    return part === ZERO ? one : withMore(one, part, bearer)
  })
  return rest > ZERO ? undefined : { items: more, ...totalsOf(more) }
}

function keptOf(one: ItemRefund, items: readonly ReckonedItem[], bearer: Bearer): Rial {
  if (bearer === 'house') return one.penalty
  const share = items.find((item) => isSameItem(item, one))?.supplierShare ?? ZERO
  const kept = share > one.fromSupplier ? minus(share, one.fromSupplier) : ZERO
  return kept < one.penalty ? kept : one.penalty
}

function withMore(one: ItemRefund, part: Rial, bearer: Bearer): ItemRefund {
  const penalty = minus(one.penalty, part)
  return {
    ...one,
    penalty,
    refund: plus(one.refund, part),
    percent: one.paid === ZERO ? 0 : Math.round((penalty / one.paid) * 100),
    ...(bearer === 'supplier'
      ? { fromSupplier: plus(one.fromSupplier, part) }
      : { fromHouse: plus(one.fromHouse ?? ZERO, part) }),
  }
}
