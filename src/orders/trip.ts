import { minus, plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import { isUnpaid } from '#orders/life.ts'
import { due, inMoney, type Order } from '#orders/order.ts'

export interface Trip {
  readonly tripId: string
  /** human, as an order's; no order has it */
  readonly tripNumber: string
  readonly ownerId: string
  /** its orders are paid and issued together, or none of them is */
  readonly isWhole: boolean
}

/** So many orders are made a trip at once; more may join it later. */
export const tripLimits = { least: 2, most: 6, ever: 20 } as const

export interface TripPart {
  readonly orderId: string
  readonly amount: Rial
}

/** What is left of each order, in rial; what nothing is left of needs no gateway. */
export function partsOf(orders: readonly Order[]): readonly TripPart[] {
  return orders.map((order) => ({ orderId: order.orderId, amount: due(order) }))
}

/** What the owner pays for all of them in money, in rial. */
export function allInMoney(orders: readonly Order[]): Rial {
  return sum(orders.map(inMoney))
}

/** A gateway brings something for each order, if only a toman: an order is paid by money that came for it. */
const leastOfEach = rial(10)

/** A wallet's part divided among a trip's orders, in order;
 * each leaves a toman to the gateway. The parts sum to the whole. */
export function spread(part: Rial, amounts: readonly Rial[]): readonly Rial[] {
  let left = part
  const shares = amounts.map((amount) => {
    const share = rial(Math.max(0, Math.min(left, minus(amount, leastOfEach))))
    left = minus(left, share)
    return share
  })
  if (left > 0) throw new Error(`a part of ${part} leaves nothing of ${amounts.join()}`)
  return shares
}

export function wholeOf(orders: readonly Order[]): readonly Order[] {
  return orders.filter(({ isWhole }) => isWhole)
}

/** A part has ended, or is paid, without which the others that wait are not sold. */
export function isBroken(orders: readonly Order[]): boolean {
  const whole = wholeOf(orders)
  const isOpen = ({ status }: Order) => isUnpaid(status)
  return whole.some(isOpen) && !whole.every(isOpen)
}

export function totalOf(orders: readonly Order[]): Rial {
  return orders.reduce((total, order) => plus(total, order.total), ZERO)
}
