import { nameView } from '#accounts/names.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import type { CountedPrice } from '#flights/search/server/party-prices.ts'
import { seatsOf } from '#flights/seats/held-seats.ts'
import { bagOn } from '#flights/tickets/server/bag-on.ts'
import { type OpenLeg, openLegs } from '#flights/tickets/server/open-legs.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'
import type { StoredTicket } from '#flights/tickets/server/stored-tickets.ts'
import { segmentsOf } from '#flights/tickets/server/ticket-segments.ts'
import { minus, rial, sum, times, ZERO } from '#money/rial.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { seatWords } from '#papers/seat-words.ts'
import type {
  DirectionFacts,
  PaperBrand,
  PassengerFacts,
  PenaltyFacts,
  TicketFacts,
} from '#papers/ticket-facts.ts'
import { AGE_GROUPS } from '#passengers/age.ts'
import { penaltySteps } from '#penalties/penalty.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'

interface Printed {
  readonly tickets: readonly StoredTicket[]
  readonly brand: PaperBrand
  readonly ticketAddress: string
  /** shown to others than its owner */
  readonly isShared: boolean
}

/** An issued order as printed: remaining travellers, their directions and what they paid. */
export function ticketFacts(ordered: FlightOrder, printed: Printed): TicketFacts {
  const { tickets, brand, ticketAddress, isShared } = printed
  const { order, hold } = ordered
  const legs = openLegs(ordered, tickets)
  const [first, ...others] = legs.map((leg) => directionFacts(leg, hold.issuedAt))
  const [someone, ...more] = ordered.passengers.flatMap((_, position) =>
    passengerFacts(ordered, legs, position),
  )
  if (first === undefined || someone === undefined || hold.issuedAt === null)
    throw new RangeError('an issued order has passengers and a reservation')
  const [{ sold }] = ordered.legs
  const paid = legs.flatMap((leg) => leg.paid)
  return {
    orderNumber: order.orderNumber,
    ticketAddress,
    issuedAt: hold.issuedAt.toZonedDateTimeISO(sold.fares[0].departure.origin.timeZone).toPlainDateTime(),
    brand,
    directions: [first, ...others],
    passengers: isShared ? [masked(someone), ...more.map(masked)] : [someone, ...more],
    price: {
      lines: legs.flatMap((leg) => [
        ...leg.prices.map((price) => priceLine(price, leg.name)),
        ...bagLines(leg, ordered.passengers),
        ...seatLines(leg, ordered.passengers),
        ...protectionLine(leg),
      ]),
      discount: sum(paid.map(({ discount }) => discount)),
      total: sum(paid.map(({ total, discount }) => minus(total, discount))),
    },
  }
}

function directionFacts(
  { one: { held, sold }, name, paid }: OpenLeg,
  issuedAt: Temporal.Instant | null,
): DirectionFacts {
  if (held.pnr === null || issuedAt === null) throw new RangeError('an issued direction has a reservation')
  const { timeZone } = sold.fares[0].departure.origin
  return {
    ...(name === undefined ? {} : { name }),
    pnr: held.pnr,
    segments: segmentsOf(sold, held.furtherPnrs),
    penalties: penaltySteps({ stretches: sold.stretches, prices: paid, now: issuedAt }).map((step) =>
      penaltyFacts(step, timeZone),
    ),
  }
}

function passengerFacts(
  ordered: FlightOrder,
  legs: readonly OpenLeg[],
  position: number,
): readonly PassengerFacts[] {
  const passenger = ordered.passengers[position]
  const own = legs.flatMap(({ one, tickets }, direction) =>
    tickets
      .filter((ticket) => ticket.position === position)
      .map(({ number, furtherNumbers }) => ({
        direction,
        number,
        furtherNumbers,
        baggageKg: one.held.groups[position] === 'infant' ? 0 : one.sold.checkedKg,
        extraKg: bagOn(ordered, one.leg, position)?.kg ?? 0,
        seats: seatsOf(one.held.seatsChosen, position).map(({ flight, designator }) => ({
          flight,
          designator,
        })),
      })),
  )
  if (passenger === undefined || own.length === 0) return []
  return [{ ...personFacts(passenger), tickets: own }]
}

function personFacts(passenger: OrderPassenger): Omit<PassengerFacts, 'tickets'> {
  const { passport, nationalCode } = passenger
  const hasFarsi = passenger.firstNameFarsi !== ''
  return {
    group: passenger.group,
    name: hasFarsi ? passenger.firstNameFarsi : passenger.firstName,
    surname: hasFarsi ? passenger.lastNameFarsi : passenger.lastName,
    latinName: passenger.firstName,
    latinSurname: passenger.lastName,
    document:
      passport === null
        ? { kind: 'nationalCode', number: nationalCode ?? '' }
        : { kind: 'passport', number: passport.number },
  }
}

/** «*******948»: enough to recognise one's own. */
function masked(person: PassengerFacts): PassengerFacts {
  const { document } = person
  return { ...person, document: { ...document, number: document.number.replace(/.(?=.{3})/g, '*') } }
}

function priceLine({ paxType, count, total: each }: CountedPrice, name: string | undefined) {
  const label = [paxNames[paxType], name].filter(Boolean).join('، ')
  return { label, count, amount: times(each, count) }
}

function bagLines({ bags, name }: OpenLeg, passengers: readonly OrderPassenger[]) {
  return bags.map((bag) => {
    const person = passengers[bag.passenger]
    const who = person === undefined ? undefined : nameView(person)
    return {
      label: [`${bagWords(bag)} بار اضافه`, who, name].filter(Boolean).join('، '),
      amount: bag.price,
    }
  })
}

function seatLines({ seatsChosen, name }: OpenLeg, passengers: readonly OrderPassenger[]) {
  return seatsChosen.map((seat) => {
    const person = passengers[seat.passenger]
    const who = person === undefined ? undefined : nameView(person)
    return { label: [seatWords([seat]), who, name].filter(Boolean).join('، '), amount: seat.price }
  })
}

function protectionLine({ paid, name }: OpenLeg) {
  const amount = sum(paid.map(({ total, totalPrice }) => minus(total, totalPrice)))
  return amount === ZERO ? [] : [{ label: ['محافظت استرداد', name].filter(Boolean).join('، '), amount }]
}

const paxNames = {
  Adult: AGE_GROUPS.adult.name,
  Child: AGE_GROUPS.child.name,
  Infant: AGE_GROUPS.infant.name,
} as const

function penaltyFacts({ until, percent, penalty }: PenaltyStep, timeZone: string): PenaltyFacts {
  const local = until === null ? null : Temporal.Instant.from(until).toZonedDateTimeISO(timeZone)
  return {
    ...(local === null ? {} : { until: local.toPlainDateTime() }),
    percent,
    amount: rial(penalty),
  }
}
