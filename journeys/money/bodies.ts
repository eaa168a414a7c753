import { plus } from '#money/rial.ts'
import type { NewOrder } from '#orders/server/orders.ts'
import type { RequestBody } from '#refunds/calls.ts'
import { journeyOf } from '#testing/orders/journey.ts'
import type { Command } from './actions.ts'
import {
  departureOf,
  type Goods,
  goods,
  noProtections,
  type Protections,
  protectionsFor,
  protectionTotal,
} from './goods.ts'

interface Buyer {
  readonly userId: string
  readonly since: Temporal.Instant
  readonly once: string
}

export function newOrderOf(
  command: Extract<Command, { action: 'buy' }>,
  { userId, since, once }: Buyer,
): NewOrder {
  const sold = goods[command.goods]
  if (sold === undefined) throw new RangeError(`no goods ${command.goods}`)
  const departure = departureOf(since, command.hoursAhead)
  const protections = command.isProtected ? protectionsFor(sold) : noProtections
  return orderOf({ userId, once, sold, departure, protections })
}

interface Selling extends Omit<Buyer, 'since'> {
  readonly sold: Goods
  readonly departure: Temporal.ZonedDateTime
  readonly protections: Protections
}

export function orderOf({ userId, once, sold, departure, protections }: Selling): NewOrder {
  return {
    ownerId: userId,
    product: 'flight',
    item: { goods: sold, departure: departure.toString(), protections },
    channel: 1,
    total: plus(sold.total, protectionTotal(protections)),
    once,
    contact: { phoneNumber: '09121234567', email: null },
    journeys: sold.ladders.map((_, leg) => journeyOf(departure.add({ days: leg * 3 }), leg)),
    stay: null,
    passengers: sold.groups.map((group) => ({ ...sara, group })),
  }
}

const sara = {
  firstName: 'SARA',
  lastName: 'AHMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'احمدی',
  gender: 'Female',
  birthDate: Temporal.PlainDate.from('1994-05-02'),
  nationalCode: '0013542419',
  passport: null,
} as const

export function bankBody(
  destination: RequestBody['destination'],
): Pick<RequestBody, 'destination' | 'iban' | 'cardNumber' | 'bankAccountNumber' | 'holderName'> {
  const nothing = { destination, cardNumber: '', bankAccountNumber: '' }
  if (destination === 'wallet') return { ...nothing, iban: '', holderName: '' }
  return { ...nothing, iban: 'IR82 0540 1026 8002 0817 9090 02', holderName: 'سارا احمدی' }
}
