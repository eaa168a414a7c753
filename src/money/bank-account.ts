import { latinDigits } from '#money/digits.ts'

export function digitsOf(text: string): string {
  return latinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069.\-–—_]/g, '')
}

/** The 24 digits (§5), with or without `IR`. */
export function ibanDigits(text: string): string {
  return digitsOf(text).replace(/^(?:IR)/i, '')
}

/** ISO 13616, modulo 97. Check digits 00, 01 and 99 cannot occur. */
export function isIban(digits: string): boolean {
  // moved to the end, I and R count as 18 and 27
  return (
    /^(?!00|01|99)\d{24}$/.test(digits) && BigInt(`${digits.slice(2)}1827${digits.slice(0, 2)}`) % 97n === 1n
  )
}

/** Luhn, 16 digits. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return false
  const total = Array.from(digits, (digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return doubled > 9 ? doubled - 9 : doubled
  }).reduce((sum, part) => sum + part, 0)
  return total % 10 === 0
}

/** §5: at least ten digits; an IBAN holds at most 19. */
export function isAccountNumber(digits: string): boolean {
  return /^\d{10,19}$/.test(digits)
}

export function formattedIban(digits: string): string {
  return `IR${digits}`.replace(/(.{4})(?=.)/g, '$1 ')
}
