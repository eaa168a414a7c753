import { numberOf } from '#orders/order-number.ts'

/** The number a traveller follows a refund by: ten digits that prove themselves, never an order's nine; the nth there is, from 0. */
export function trackingNumberOf(nth: number): string {
  return `7${numberOf(nth)}`
}
