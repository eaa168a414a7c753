import type { CodeDraft } from '#desk/prices/code-draft.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { Voucher } from '#orders/voucher.ts'

/** Refuses what is worth nothing or both, is over, or is for what we do not sell. */
export function codeOf({ orders, clock }: Pick<PriceRooms, 'orders' | 'clock'>, draft: CodeDraft): Voucher {
  const { code, product, usesLimit, usesPerUser, isFirstOnly } = draft
  if (product !== null && orders.sold().every(({ kind }) => kind !== product))
    throw refuse('CODE_PRODUCT', { property: 'product' })
  const startsAt = Temporal.Instant.from(draft.startsAt)
  const endsAt = Temporal.Instant.from(draft.endsAt)
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0 || Temporal.Instant.compare(endsAt, clock.now()) <= 0)
    throw refuse('CODE_OVER', { property: 'untilDay' })
  return {
    code,
    product,
    worth: worthOf(draft),
    most: sumOf(draft.most),
    leastTotal: rial(draft.leastTotal),
    startsAt,
    endsAt,
    usesLimit,
    usesPerUser,
    isFirstOnly,
    budget: sumOf(draft.budget),
  }
}

function worthOf({ percent, amount }: CodeDraft): Voucher['worth'] {
  if (percent !== null && amount === null) return { percent }
  if (amount !== null && percent === null) return { amount: rial(amount) }
  throw refuse('CODE_WORTH', { property: 'percent' })
}

function sumOf(amount: number | null): Rial | null {
  return amount === null ? null : rial(amount)
}
