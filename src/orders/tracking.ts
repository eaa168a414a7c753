import { latinDigits } from '#money/digits.ts'

/** The last ten digits: the same for +98, 0098, 0 or no prefix, in any digits. */
export function mobileKey(typed: string): string {
  return digitsOf(typed).slice(-10)
}

export function orderNumberKey(typed: string): string {
  return digitsOf(typed)
}

function digitsOf(typed: string): string {
  return latinDigits(typed.normalize('NFKC')).replace(/\D/g, '')
}
