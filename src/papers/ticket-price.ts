import { persianDigits } from '#money/digits.ts'
import { inRial, inToman } from '#money/formatted.ts'
import { negative, type Rial } from '#money/rial.ts'
import { latin, printable } from '#papers/printable.ts'
import type { PriceFacts } from '#papers/ticket-facts.ts'

export interface PriceView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[]
  readonly total: string
  readonly totalInRial: string
}

export function priceView({ lines, discount, total }: PriceFacts): PriceView {
  const listed = lines.map(({ label, count, amount }) => ({
    label: count === undefined ? printable(label) : `${printable(label)}، ${persianDigits(count)} نفر`,
    amount: toman(amount),
  }))
  return {
    lines: discount > 0 ? [...listed, { label: 'تخفیف', amount: toman(negative(discount)) }] : listed,
    total: toman(total),
    totalInRial: `${latin(inRial(total))} ریال`,
  }
}

export function toman(amount: Rial): string {
  return `${latin(inToman(amount))} تومان`
}
