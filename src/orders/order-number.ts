/** Eight digits and a check digit; `nth` from 0, below ninety million. */
export function numberOf(nth: number): string {
  const body = String(smallest + nth)
  return body + checkDigit(body)
}

/** Detects a wrong digit and swapped neighbours. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{8}$/.test(text) && checkDigit(text) === '0'
}

const smallest = 10_000_000

const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

function checkDigit(digits: string): string {
  let interim = '0'
  for (const digit of digits) interim = damm[Number(interim)]?.[Number(digit)] ?? ''
  return interim
}
