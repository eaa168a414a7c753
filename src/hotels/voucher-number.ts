import { isOrderNumber, orderNumberOf } from '#orders/order-number.ts'

const prefix = 'H'

/** What the desk of a hotel finds a room by: a letter, eight digits and a check digit, scattered as order numbers are. */
export function voucherNumberOf(serial: number): string {
  return prefix + orderNumberOf(serial)
}

/** Is it a number we could have given? */
export function isVoucherNumber(text: string): boolean {
  return text.startsWith(prefix) && isOrderNumber(text.slice(prefix.length))
}
