import { conditionWords, effectLines, effectWords } from '#desk/prices/rule-words.ts'
import { productWords } from '#desk/product-words.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import type { RuleConditions, RuleEffect } from '#orders/pricing/price-rule.ts'

type Rule = RuleConditions & RuleEffect
type Selling = Pick<PriceRooms, 'supplierMonitor'> & { readonly orders: Pick<PriceRooms['orders'], 'sold'> }

/** What a rule does and what it is about, in the words of its product. */
export function ruledWords(rooms: Selling, rule: Rule) {
  const product = rooms.orders.sold().find(({ kind }) => kind === rule.product)
  const unit = product?.ruled?.unit ?? ''
  const about = conditionWords(rule, supplierNames(rooms))
  return {
    lines: effectLines(rule, unit),
    effect: effectWords(rule, unit),
    about: product === undefined ? about : `${productWords(product.face)}، ${about}`,
  }
}
