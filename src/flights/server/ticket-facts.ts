import { penaltySteps } from '#flights/penalty.ts'
import { checkInMinutes } from '#flights/route-rules.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { cityName } from '#flights/server/on-sale-rows.ts'
import type { FlightOrder } from '#flights/server/order-views.ts'
import type { CountedPrice } from '#flights/server/party-prices.ts'
import { countedPrices } from '#flights/server/party-prices.ts'
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
import { AGE_GROUPS } from '#passengers/age.ts'
import type { Airport } from '#places/airports.ts'

interface Printed {
  /** ticket numbers, in the order of the passengers */
  readonly numbers: readonly string[]
  readonly brand: PaperBrand
}

/** An issued order as papers print it. */
export function ticketFacts(ordered: FlightOrder, { numbers, brand }: Printed): TicketFacts {
  const { order, hold, fare } = ordered
  const [first, ...others] = ordered.passengers.map((one, index) =>
    passengerFacts(one, fare, numbers[index] ?? ''),
  )
  if (first === undefined || hold.pnr === null || hold.issuedAt === null)
    throw new RangeError('an issued order has passengers and a reservation')
  return {
    orderNumber: order.orderNumber,
    pnr: hold.pnr,
    issuedAt: hold.issuedAt.toZonedDateTimeISO(fare.departure.origin.timeZone).toPlainDateTime(),
    brand,
    segments: [segmentFacts(fare)],
    passengers: [first, ...others],
    price: priceFacts(countedPrices(fare.prices, hold.party), order.total),
    penalties: penaltyFacts(ordered),
  }
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
    // paper speaks of whole hours: a charter's hour and a half becomes two
    presenceHours: Math.ceil(checkInMinutes[fare.isCharter ? 'charter' : 'system'] / 60),
    cabinBagKg: group.baggage.cabinKg,
  }
}

const cabinNames: Readonly<Record<number, string>> = { 1: 'اکونومی', 2: 'بیزینس', 3: 'فرست' }

function stop(airport: Airport): StopFacts {
  return { iata: airport.iata, city: cityName(airport), airport: airport.name }
}

function passengerFacts(passenger: OrderPassenger, fare: FareOnSale, number: string): PassengerFacts {
  return {
    group: passenger.group,
    name: passenger.firstNameFarsi,
    surname: passenger.lastNameFarsi,
    latinName: passenger.firstName,
    latinSurname: passenger.lastName,
    document: { kind: 'nationalCode', number: passenger.nationalCode },
    ticketNumber: number,
    baggageKg: passenger.group === 'infant' ? 0 : fare.checkedKg,
  }
}

function priceFacts(prices: readonly CountedPrice[], total: TicketFacts['price']['total']): PriceFacts {
  return {
    lines: prices.map(({ paxType, count, total: each }) => ({
      label: paxNames[paxType],
      count,
      amount: times(each, count),
    })),
    total,
  }
}

const paxNames = {
  Adult: AGE_GROUPS.adult.name,
  Child: AGE_GROUPS.child.name,
  Infant: AGE_GROUPS.infant.name,
} as const

function penaltyFacts({ fare, hold }: FlightOrder): readonly PenaltyFacts[] {
  const prices = countedPrices(fare.prices, hold.party)
  const now = hold.issuedAt ?? fare.departure.departsAt
  return penaltySteps({ stretches: fare.stretches, prices, now }).map(({ until, percent, penalty }) => ({
    ...(until === null ? {} : { until: localTime(until, fare.departure.origin) }),
    percent,
    amount: rial(penalty),
  }))
}

function localTime(instant: string, { timeZone }: Airport): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
}
