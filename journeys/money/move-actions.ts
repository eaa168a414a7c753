import { clocks } from '#calendar/clocks.ts'
import type { ItemRefund, Refund } from '#refunds/refund.ts'
import { isSameItem } from '#refunds/same-item.ts'
import type { Command } from './actions.ts'
import { departureOf, goodsInPlace, otherFlights, type Trip, termsOf } from './goods.ts'
import { held } from './order-actions.ts'
import { quoted } from './refund-actions.ts'
import { isPromised, type ModelOrder, type World } from './world.ts'

export type Moving = Extract<Command, { action: 'move' }>

/** Another flight for some tickets, which pay it once it is issued and stand until then. */
export function move(world: World, order: ModelOrder, moving: Moving): string {
  const items = moving.passengers.map((passenger) => ({ passenger, leg: moving.leg }))
  const quote = quoted(world, order, items)
  if (typeof quote === 'string') return quote
  if (isPromised(world, order, items)) return 'REBOOKING_OPEN'
  const trip = tripInPlace(world, order, { moving, quote })
  const { credit } = world.builders.differenceOf(trip.goods.total, quote.refund)
  held(world, order.who, {
    trip,
    names: moving.passengers.map((passenger) => order.names[passenger] ?? ''),
    credit,
    lockedUntil: world.now.add({ seconds: clocks.refundQuote }),
    inPlaceOf: { order, items, quoted: quote },
  })
  return 'submitted'
}

interface InPlace {
  readonly moving: Moving
  readonly quote: Refund
}

/** A flight for the same people, with what is left of their protection. */
function tripInPlace(world: World, order: ModelOrder, { moving, quote }: InPlace): Trip {
  const { passengers, leg, flight, hoursAhead } = moving
  const other = otherFlights[flight]
  if (other === undefined) throw new RangeError(`no flight ${flight}`)
  const groups = passengers.map((passenger) => order.trip.goods.groups[passenger] ?? 'adult')
  const left = passengers.map((passenger) =>
    protectionAlong(
      world,
      order,
      quote.items.find((one) => isSameItem(one, { passenger, leg })),
    ),
  )
  return {
    goods: goodsInPlace(groups, other),
    departure: departureOf(world.since, hoursAhead),
    protections: [left],
  }
}

function protectionAlong({ builders, now }: World, order: ModelOrder, given: ItemRefund | undefined) {
  if (given?.covered === undefined) return undefined
  const { items } = termsOf(order.trip, { total: order.total, gone: [], now })
  const old = items.find((one) => isSameItem(one, given))
  return (
    old?.protection && builders.protectionLeft(old.protection, { base: old.base, covered: given.covered })
  )
}
