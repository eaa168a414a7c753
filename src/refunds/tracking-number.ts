import { numberOf } from '#orders/order-number.ts'

/** Ten digits with a check digit, never an order's nine; the nth, from 0. */
export function trackingNumberOf(nth: number): string {
  return `7${numberOf(nth)}`
}
