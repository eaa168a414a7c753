import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

/** Whole rial to toman: "2,890,000". */
export function toman(amount: number): string {
  return inToman(rial(amount))
}

export function tomanWords(amount: number): string {
  return `${toman(amount)} تومان`
}
