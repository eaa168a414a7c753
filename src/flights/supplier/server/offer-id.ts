import { createHash } from 'node:crypto'
import type { SupplierOffer } from '#flights/supplier/offer.ts'

/**
 * Our name of an offer: the same when the same flights are offered again under the supplier's same name at the same price by
 * the same rules in the same words, so that searching again writes nothing new. Seats and end may change under it.
 */
export function offerIdOf(
  supplier: string,
  { ref, directions, prices, rules, ruleText, foreign }: SupplierOffer,
): string {
  return createHash('sha256')
    .update(JSON.stringify([supplier, ref, directions, prices, rules, ruleText, foreign]))
    .digest('base64url')
    .slice(0, 22)
}
