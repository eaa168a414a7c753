import { createHash } from 'node:crypto'
import type { SupplierOffer } from '#flights/supplier/offer.ts'

/** Equal for the same flights, supplier's id, price, rules and texts; seats and expiry are not part of it. */
export function offerIdOf(
  supplier: string,
  { ref, directions, prices, rules, ruleText, foreign }: SupplierOffer,
): string {
  return createHash('sha256')
    .update(JSON.stringify([supplier, ref, directions, prices, rules, ruleText, foreign]))
    .digest('base64url')
    .slice(0, 22)
}
