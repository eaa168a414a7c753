import { isOrderNumber, numberOf } from '#orders/order-number.ts'

const prefix = 'H'

/** A letter, eight digits and a check digit; `nth` from 0. */
export function voucherNumberOf(nth: number): string {
  return prefix + numberOf(nth)
}

export function isVoucherNumber(text: string): boolean {
  return text.startsWith(prefix) && isOrderNumber(text.slice(prefix.length))
}
