import { orderNumberOf } from '#orders/order-number.ts'

/** far from the orders' own serials, so that no refund looks like an order made about then */
const firstSerial = 40_000_000

/** The number a traveller follows a refund by: ten digits that prove themselves, never an order's nine. */
export function trackingNumberOf(serial: number): string {
  return `7${orderNumberOf(firstSerial + serial)}`
}
