import { latinDigits } from '#money/digits.ts'

/** The ten digits that tell one mobile from another, however it is written: with +98, 0098, 0 or none, in digits of any script. */
export function mobileKey(typed: string): string {
  return digitsOf(typed).slice(-10)
}

/** An order's number as it is kept, however it was typed. */
export function orderNumberKey(typed: string): string {
  return digitsOf(typed)
}

function digitsOf(typed: string): string {
  return latinDigits(typed.normalize('NFKC')).replace(/\D/g, '')
}
