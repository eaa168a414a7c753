import { isOrderNumber, numberOf } from '#orders/order-number.ts'

const prefix = 'H'

/** What the desk of a hotel finds a room by: a letter, eight digits and a check digit; the nth there is, from 0. */
export function voucherNumberOf(nth: number): string {
  return prefix + numberOf(nth)
}

/** Is it a number we could have given? */
export function isVoucherNumber(text: string): boolean {
  return text.startsWith(prefix) && isOrderNumber(text.slice(prefix.length))
}
