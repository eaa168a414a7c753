import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

/** An amount as it travels in JSON (whole rial), written in toman: "2,890,000". */
export function toman(amount: number): string {
  return inToman(rial(amount))
}

/** The same in a sentence, unit and all. */
export function tomanWords(amount: number): string {
  return `${toman(amount)} تومان`
}
