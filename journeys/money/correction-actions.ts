import { whyNot } from './order-actions.ts'
import { isPromised, type ModelCorrection, type ModelOrder, type World } from './world.ts'

export interface Correcting {
  readonly passenger: number
  readonly name: string
  /** otherwise the desk is asked */
  readonly isAtOnce: boolean
}

/** A name on a ticket; no rial moves. */
export function correct(world: World, order: ModelOrder, { passenger, name, isAtOnce }: Correcting): string {
  if (order.status !== 'issued') return whyNot(order)
  const tickets = order.trip.goods.ladders.map((_, leg) => ({ passenger, leg }))
  if (isPromised(world, order, tickets)) return 'REBOOKING_OPEN'
  const isOpen = (one: ModelCorrection) => one.order === order && one.passenger === passenger
  if (world.corrections.some((one) => isOpen(one) && one.state === 'requested')) return 'CORRECTION_OPEN'
  const state = isAtOnce ? 'done' : 'requested'
  world.corrections.push({ number: world.corrections.length, order, passenger, name, state })
  if (isAtOnce) order.names[passenger] = name
  return state
}

export function decideCorrection(correction: ModelCorrection, isAgreed: boolean): string {
  const { order, passenger, name, state } = correction
  if (state !== 'requested') return state
  if (!isAgreed) {
    correction.state = 'refused'
    return 'refused'
  }
  if (order.status !== 'issued') return whyNot(order)
  order.names[passenger] = name
  correction.state = 'done'
  return 'done'
}
