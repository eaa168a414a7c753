import { sum, ZERO } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import {
  penaltyPercent,
  type ReckonedItem,
  type Reckoning,
  type Shares,
  sharesOf,
  stretchAt,
} from '#refunds/reckoning.ts'
import { isSameItem } from '#refunds/same-item.ts'

export interface ItemRefund extends RefundItem, Shares {
  readonly percent: number
}

export interface Refund extends Shares {
  readonly items: readonly ItemRefund[]
}

export function refundOf(reckoning: Reckoning, chosen: readonly RefundItem[], at: Temporal.Instant): Refund {
  const items = chosenOf(reckoning, chosen).map((item) => {
    const percent = penaltyPercent(item, stretchAt(reckoning, item.leg, at).percent)
    return { passenger: item.passenger, leg: item.leg, percent, ...sharesOf(item, percent) }
  })
  return { items, ...totalsOf(items) }
}

export function chosenOf({ items }: Reckoning, chosen: readonly RefundItem[]): readonly ReckonedItem[] {
  const found = items.filter((item) => chosen.some((one) => isSameItem(one, item)))
  if (chosen.some((one) => !found.some((item) => isSameItem(one, item))))
    throw new RangeError('an item that the order does not have')
  return found
}

export function totalsOf(all: readonly Shares[]): Shares {
  const of = (name: keyof Shares) => sum(all.map((one) => one[name] ?? ZERO))
  return {
    paid: of('paid'),
    penalty: of('penalty'),
    refund: of('refund'),
    fromSupplier: of('fromSupplier'),
    fromRevenue: of('fromRevenue'),
    toDiscounts: of('toDiscounts'),
    ...Object.fromEntries(seldom.flatMap((name) => (of(name) === ZERO ? [] : [[name, of(name)]]))),
  }
}

const seldom = ['fromHouse', 'fromProtection', 'covered', 'protection', 'toDifference'] as const
