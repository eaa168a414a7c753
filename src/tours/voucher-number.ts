import { numberOf } from '#orders/order-number.ts'

/** «T» with eight digits and a check digit: what the leader and the desk know a booking by; `nth` from 0. */
export function tourVoucherNumber(nth: number): string {
  return `T${numberOf(nth)}`
}
