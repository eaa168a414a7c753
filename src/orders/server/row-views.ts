import type { JourneyChange } from '#orders/journey-change.ts'
import { type LabelWords, labelsWith, type OrderMoney } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { type Journey, type OrderPassenger, payable } from '#orders/order.ts'
import { type GivenBack, openOnLeg, openPeople } from '#orders/refunded-parts.ts'
import type { JourneyView, Labels, OrderListed, PassengerOnOrder } from '#orders/responses.ts'
import { type OrderRow, orderOf } from '#orders/server/record.ts'
import { type ServiceRow, serviceView } from '#orders/server/services.ts'
import { type StayRow, stayView } from '#orders/server/stays.ts'
import { type VisaRow, visaView } from '#orders/server/visas.ts'
import type { Passport } from '#passengers/passport.ts'
import { type PassportColumns, passportIn } from '#passengers/passport-columns.ts'
import { findAirport } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

export interface JourneyRow {
  readonly order_id: string
  readonly proposal_id: string
  readonly is_returning: boolean
  readonly airline_code: string
  readonly airline_name: string
  readonly flight_number: string
  readonly origin: string
  readonly origin_name: string
  readonly destination: string
  readonly destination_name: string
  readonly stops: readonly string[]
  readonly departs_local: Temporal.PlainDateTime
  readonly arrives_local: Temporal.PlainDateTime
  readonly departs_at: Temporal.Instant
  readonly position: number
}

export interface PassengerRow extends PassportColumns {
  readonly age_group: OrderPassenger['group']
  readonly first_name: string
  readonly last_name: string
  readonly first_name_farsi: string
  readonly last_name_farsi: string
  readonly gender: OrderPassenger['gender']
  readonly birth_date: Temporal.PlainDate
  readonly national_code: string | null
}

export interface BoughtRows {
  readonly journeys: readonly JourneyRow[]
  readonly stay: StayRow | undefined
  readonly visa: VisaRow | undefined
  readonly service: ServiceRow | undefined
  readonly face: LabelWords
  readonly money: OrderMoney
  /** what it was bought together with */
  readonly trip?: OrderListed['trip'] | undefined
  readonly changes: readonly JourneyChange[]
  readonly given: readonly GivenBack[]
  readonly reference: string | undefined
}

export function listed(row: OrderRow, bought: BoughtRows): OrderListed {
  const { journeys, stay, visa, service, given } = bought
  const count = row.passenger_count
  const paid = payable(orderOf(row))
  return {
    orderId: row.id,
    orderNumber: row.number,
    ...(bought.trip && { trip: bought.trip }),
    reservationNumber: bought.reference ?? row.reference,
    product: row.product,
    productType: productTypeOf(bought),
    status: row.status,
    labels: labelsOf(row, bought.face, bought.money),
    journeys: journeys.map((journey) => ({
      ...journeyShown(journey, changeOf(journey, bought.changes)),
      openCount: openOnLeg(count, journey.position, given),
    })),
    stay: stay === undefined ? null : stayView(stay, given.length),
    visa: visa === undefined ? null : visaView(visa),
    service: service === undefined ? null : serviceView(service),
    passengerCount: count,
    openCount: openPeople(count, Math.max(1, journeys.length), given),
    totalAmount: row.total,
    payable: paid,
    openAmount: given.reduce((left, item) => left - item.paid, Number(paid)),
    registeredAt: row.created_at.toString(),
    holdExpiresAt: isUnpaid(row.status) ? row.hold_expires_at.toString() : null,
  }
}

function productTypeOf({ journeys, stay, visa, service }: BoughtRows): OrderListed['productType'] {
  if (service !== undefined) return 'Service'
  if (visa !== undefined) return 'Visa'
  if (stay !== undefined) return stay.is_domestic ? 'DomesticHotel' : 'InternationalHotel'
  return journeys.every(isDomestic) ? 'DomesticFlight' : 'InternationalFlight'
}

function isDomestic({ origin, destination }: JourneyRow): boolean {
  return [origin, destination].every((iata) => findAirport(iata)?.country === 'IR')
}

export function labelsOf(
  { status, refunded_at }: Pick<OrderRow, 'status' | 'refunded_at'>,
  face: LabelWords,
  money: OrderMoney,
): Labels {
  return labelsWith({ status, face, isRefunded: refunded_at !== null }, money)
}

export function journeyOf(row: JourneyRow): Journey {
  return {
    proposalId: row.proposal_id,
    isReturning: row.is_returning,
    airlineCode: row.airline_code,
    airlineName: row.airline_name,
    flightNumber: row.flight_number,
    origin: row.origin,
    originName: row.origin_name,
    destination: row.destination,
    destinationName: row.destination_name,
    stops: row.stops,
    departsLocal: row.departs_local,
    arrivesLocal: row.arrives_local,
    departsAt: row.departs_at,
  }
}

export function changeOf(
  journey: Pick<JourneyRow, 'position' | 'order_id' | 'departs_local' | 'arrives_local'>,
  changes: readonly JourneyChange[],
): JourneyChange | undefined {
  const change = changes.find(({ orderId, leg }) => orderId === journey.order_id && leg === journey.position)
  if (change?.kind !== 'new-time') return change
  const isAsBought =
    change.departsLocal.equals(journey.departs_local) && change.arrivesLocal.equals(journey.arrives_local)
  if (!isAsBought) return change
  return change.aircraft === null ? undefined : { ...change, kind: 'new-aircraft' }
}

function journeyShown(row: JourneyRow, change: JourneyChange | undefined): Omit<JourneyView, 'openCount'> {
  const { departsLocal, arrivesLocal, departsAt: _, stops, ...journey } = journeyOf(row)
  return {
    ...journey,
    stops: [...stops],
    departureTime: minuteText(change?.departsLocal ?? departsLocal),
    arrivalTime: minuteText(change?.arrivesLocal ?? arrivesLocal),
    change:
      change === undefined
        ? null
        : {
            kind: change.kind,
            departureTime: minuteText(departsLocal),
            arrivalTime: minuteText(arrivesLocal),
            aircraft: change.aircraft,
            since: change.since.toString(),
            acceptedAt: change.acceptedAt?.toString() ?? null,
          },
  }
}

function minuteText(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'minute' })
}

export function passengerOf(row: PassengerRow): OrderPassenger {
  return {
    group: row.age_group,
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameFarsi: row.first_name_farsi,
    lastNameFarsi: row.last_name_farsi,
    gender: row.gender,
    birthDate: row.birth_date,
    nationalCode: row.national_code,
    passport: passportIn(row),
  }
}

export function passengerOnOrder({
  group,
  gender,
  birthDate,
  passport,
  ...names
}: OrderPassenger): PassengerOnOrder {
  return {
    type: group,
    firstName: names.firstName,
    lastName: names.lastName,
    firstNameFarsi: names.firstNameFarsi,
    lastNameFarsi: names.lastNameFarsi,
    genderTitle: gender,
    birthDate: birthDate.toString(),
    nationalCode: names.nationalCode,
    passport: passport === null ? null : passportShown(passport),
  }
}

function passportShown(passport: Passport): NonNullable<PassengerOnOrder['passport']> {
  const { type, number, nationality, issuingCountry, expiresOn } = passport
  return {
    passportType: type,
    passportNumber: number,
    nationalityCountryNameFa: findCountry(nationality)?.name ?? nationality,
    passportIssuingCountryCountryNameFa: findCountry(issuingCountry)?.name ?? issuingCountry,
    passportExpirationDate: expiresOn.toString(),
  }
}
