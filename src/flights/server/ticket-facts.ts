import { checkInMinutes } from '#flights/route-rules.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { cityName } from '#flights/server/on-sale-rows.ts'
import type { FlightOrder } from '#flights/server/order-views.ts'
import { type CountedPrice, countedPrices, totalOf } from '#flights/server/party-prices.ts'
import type { TicketKept } from '#flights/server/tickets-kept.ts'
import { rial, times } from '#money/rial.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type {
  PaperBrand,
  PassengerFacts,
  PenaltyFacts,
  PriceFacts,
  SegmentFacts,
  StopFacts,
  TicketFacts,
} from '#papers/ticket-facts.ts'
import { AGE_GROUPS, type AgeGroup } from '#passengers/age.ts'
import type { Party } from '#passengers/party.ts'
import { penaltySteps } from '#penalties/penalty.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'
import type { Airport } from '#places/airports.ts'

interface Printed {
  readonly tickets: readonly TicketKept[]
  readonly brand: PaperBrand
}

/** An issued order as papers print it: those who still travel, and what they paid. */
export function ticketFacts(ordered: FlightOrder, { tickets, brand }: Printed): TicketFacts {
  const { order, hold, fare } = ordered
  const open = tickets.filter(({ state }) => state === 'open')
  const travellers = open.map((ticket) => ({ ticket, passenger: ordered.passengers[ticket.position] }))
  const [first, ...others] = travellers.map((one) => passengerFacts(one, fare))
  if (first === undefined || hold.pnr === null || hold.issuedAt === null)
    throw new RangeError('an issued order has passengers and a reservation')
  const prices = countedPrices(hold.prices ?? fare.prices, partyOf([first, ...others]))
  return {
    orderNumber: order.orderNumber,
    pnr: hold.pnr,
    issuedAt: hold.issuedAt.toZonedDateTimeISO(fare.departure.origin.timeZone).toPlainDateTime(),
    brand,
    segments: [segmentFacts(fare)],
    passengers: [first, ...others],
    price: priceFacts(prices),
    penalties: penaltySteps({ stretches: fare.stretches, prices, now: hold.issuedAt }).map((step) =>
      penaltyFacts(step, fare.departure.origin),
    ),
  }
}

function partyOf(travellers: readonly PassengerFacts[]): Party {
  const count = (group: AgeGroup) => travellers.filter((one) => one.group === group).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}

function segmentFacts(fare: FareOnSale): SegmentFacts {
  const { departure, group } = fare
  const { airline } = departure
  return {
    flightNumber: departure.flightNumber,
    airline: { name: airline.name, iata: airline.iata, colours: airline.colours },
    aircraft: departure.aircraft,
    cabin: cabinNames[fare.cabin] ?? 'اکونومی',
    fareClass: fare.fareClass,
    kind: fare.isCharter ? 'charter' : 'system',
    from: stop(departure.origin),
    to: stop(departure.destination),
    departsAt: departure.departsLocal,
    arrivesAt: departure.arrivesLocal,
    durationMinutes: departure.durationMinutes,
    presenceMinutes: checkInMinutes[fare.isCharter ? 'charter' : 'system'],
    cabinBagKg: group.baggage.cabinKg,
  }
}

const cabinNames: Readonly<Record<number, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

function stop(airport: Airport): StopFacts {
  return { iata: airport.iata, city: cityName(airport), airport: airport.name }
}

interface Travelling {
  readonly ticket: TicketKept
  readonly passenger: OrderPassenger | undefined
}

function passengerFacts({ ticket, passenger }: Travelling, fare: FareOnSale): PassengerFacts {
  if (passenger === undefined) throw new RangeError(`ticket ${ticket.number} is nobody's`)
  return {
    group: passenger.group,
    name: passenger.firstNameFarsi,
    surname: passenger.lastNameFarsi,
    latinName: passenger.firstName,
    latinSurname: passenger.lastName,
    document: { kind: 'nationalCode', number: passenger.nationalCode },
    ticketNumber: ticket.number,
    baggageKg: passenger.group === 'infant' ? 0 : fare.checkedKg,
  }
}

function priceFacts(prices: readonly CountedPrice[]): PriceFacts {
  return {
    lines: prices.map(({ paxType, count, total: each }) => ({
      label: paxNames[paxType],
      count,
      amount: times(each, count),
    })),
    total: totalOf(prices),
  }
}

const paxNames = {
  Adult: AGE_GROUPS.adult.name,
  Child: AGE_GROUPS.child.name,
  Infant: AGE_GROUPS.infant.name,
} as const

function penaltyFacts({ until, percent, penalty }: PenaltyStep, origin: Airport): PenaltyFacts {
  return {
    ...(until === null ? {} : { until: localTime(until, origin) }),
    percent,
    amount: rial(penalty),
  }
}

function localTime(instant: string, { timeZone }: Airport): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
}
