import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

export function toman(amount: number): string {
  return inToman(rial(amount))
}

export function tomanWords(amount: number): string {
  return `${toman(amount)} تومان`
}
