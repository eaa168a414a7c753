/** A number as it is read out on the phone, eight digits and a check digit: the nth of the ninety million there are, from 0. */
export function numberOf(nth: number): string {
  const body = String(smallest + nth)
  return body + checkDigit(body)
}

/** Is it a number we could have given? One wrong digit and two neighbours exchanged are both noticed. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{8}$/.test(text) && checkDigit(text) === '0'
}

const smallest = 10_000_000

/** Damm's quasigroup of order ten. */
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
