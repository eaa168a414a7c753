import * as z from 'zod/mini'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { DuffelAmounts } from '#flights/supplier/server/duffel/amounts.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { currencyIn, minorIn, rialOf } from '#suppliers/foreign-amount.ts'

const Condition = z.nullish(
  z.object({
    allowed: z.boolean(),
    penalty_amount: z.nullish(z.string()),
    penalty_currency: z.nullish(z.string()),
  }),
)
export const Conditions = z.object({
  refund_before_departure: Condition,
  change_before_departure: Condition,
})
export type Conditions = z.infer<typeof Conditions>

/** Duffel's penalty for the whole order in percent of its base fare, rounded
 * up, until departure; unstated ones are asked at the refund. */
export function rulesIn(
  conditions: Conditions | null | undefined,
  amounts: DuffelAmounts,
  rates: RatesOnSale,
): SupplierOffer['rules'] {
  const refund = conditions?.refund_before_departure
  if (refund === undefined || refund === null) return 'onRequest'
  if (!refund.allowed) return [{ percent: 100 }]
  const penalty = minorIn(refund.penalty_amount ?? '')
  const currency = currencyIn(refund.penalty_currency ?? amounts.currency)
  const [its, ours] = [currency && rates[currency], rates[amounts.currency]]
  if (penalty === undefined || its === undefined || ours === undefined) return 'onRequest'
  if (penalty === 0) return [{ percent: 0 }]
  const [kept, base] = [rialOf(penalty, its), rialOf(amounts.base, ours)]
  return [{ percent: base === 0 ? 100 : Math.min(100, Math.ceil((kept * 100) / base)) }]
}
