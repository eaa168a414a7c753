import { latinDigits } from '#money/digits.ts'

/** A number as typed or pasted: any digits, with spaces, dashes and direction marks between them. */
export function digitsOf(text: string): string {
  return latinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069.\-–—_]/g, '')
}

/** The 24 digits of an IBAN (§5), whatever stands around them; `IR` before them is welcome. */
export function ibanDigits(text: string): string {
  return digitsOf(text).replace(/^(?:IR)/i, '')
}

/** 24 digits that prove themselves: ISO 13616, modulo 97. Check digits are 98 less a remainder, so 00, 01 and 99 are none. */
export function isIban(digits: string): boolean {
  // moved behind the account, the country's letters I and R count as 18 and 27
  return (
    /^(?!00|01|99)\d{24}$/.test(digits) && BigInt(`${digits.slice(2)}1827${digits.slice(0, 2)}`) % 97n === 1n
  )
}

/** 16 digits that prove themselves: Luhn. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return false
  const total = Array.from(digits, (digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return doubled > 9 ? doubled - 9 : doubled
  }).reduce((sum, part) => sum + part, 0)
  return total % 10 === 0
}

/** §5: ten digits or more. An IBAN holds no account of more than 19. */
export function isAccountNumber(digits: string): boolean {
  return /^\d{10,19}$/.test(digits)
}

/** «IR82 0540 1026 8002 0817 9090 02» */
export function formattedIban(digits: string): string {
  return `IR${digits}`.replace(/(.{4})(?=.)/g, '$1 ')
}
