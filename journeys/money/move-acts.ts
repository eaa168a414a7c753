import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { Act, Stage } from './act.ts'
import { orderOf } from './bodies.ts'
import { builders } from './builders.ts'
import { departureOf, goodsInPlace, otherFlights, type Protections } from './goods.ts'
import type { Lane } from './house.ts'
import type { Moving } from './move-actions.ts'

/** As the flights' room does it: a quote of the old tickets, and an order that is paid with them. */
export async function moving({ lane, names, since }: Stage, command: Moving, index: number): Promise<Act> {
  const { orderId: ofOrderId, userId } = names.orders[command.order] ?? never()
  const { passengers, leg } = command
  const items = passengers.map((passenger) => ({ passenger, leg }))
  const quoting = lane.refunds.quote({ orderId: ofOrderId, userId, items })
  // a refusal is this action's outcome
  await quoting.catch(() => undefined)
  const number = names.orders.length
  return async () => {
    const quote = await quoting
    const sold = await inPlace(lane, { command, ofOrderId, quote })
    const { people, ...selling } = sold
    const departure = departureOf(since, command.hoursAhead)
    const order = await lane.orders.submit({
      ...orderOf({ ...selling, userId, once: `command ${index}`, departure }),
      passengers: people,
      rebooking: {
        ofOrderId,
        leg,
        passengers,
        quoteId: quote.quoteId,
        worth: rial(quote.refund),
        penalty: rial(quote.penalty),
        reason: 'traveller',
        lockedUntil: Temporal.Instant.from(quote.expiresAt),
      },
    })
    names.orders[number] = { orderId: order.orderId, userId, quoteId: quote.quoteId }
    return order.status
  }
}

/** Once it is issued its tickets' refund has a name. */
export async function noteExchange({ lane, names }: Stage, order: number): Promise<void> {
  const { quoteId } = names.orders[order] ?? never()
  if (quoteId === undefined) return
  const made = await maybe(
    lane.house.database,
    sql<{ id: string }>`select id from refunds.request where quote_id = ${quoteId}`,
  )
  if (made !== undefined && !names.refunds.includes(made.id)) names.refunds.push(made.id)
}

interface InPlace {
  readonly command: Moving
  readonly ofOrderId: string
  readonly quote: Awaited<ReturnType<Lane['refunds']['quote']>>
}

async function inPlace({ orders }: Lane, { command, ofOrderId, quote }: InPlace) {
  const { passengers, leg, flight } = command
  const all = await orders.passengersOf(ofOrderId)
  const people = passengers.flatMap((passenger) => all[passenger] ?? [])
  const { items } = await orders.productOf('flight').refundTerms(ofOrderId)
  const left = passengers.map((passenger) => {
    const old = items.find((one) => one.passenger === passenger && one.leg === leg)
    const covered = quote.items.find((one) => one.passenger === passenger)?.covered
    if (old?.protection === undefined || covered === undefined) return undefined
    return builders.protectionLeft(old.protection, { base: old.base, covered: rial(covered) })
  })
  const protections: Protections = [left]
  const groups = people.map(({ group }) => group)
  return { people, protections, sold: goodsInPlace(groups, otherFlights[flight] ?? never()) }
}

function never(): never {
  throw new RangeError('nothing has this number')
}
