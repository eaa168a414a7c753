import { clockTime, dateSeenFrom } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { JourneyShown, OrderListed, StayShown, VisaShown } from '#orders/answered.ts'
import { boughtWords, productOf, stayName, visaName } from '#orders/bought-words.ts'
import { countShown } from '#orders/given-back.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isStatus, isUnpaid, type Status } from '#orders/life.ts'
import { confirmPath, orderPath, paymentPath } from '#orders/web/paths.ts'
import { type Standing, standingOf } from '#orders/web/standing.ts'
import { roomsWritten, staySearchPath, stayWhen } from '#orders/web/stay-written.ts'
import { applicantsWritten, visaAgainPath, visaScene, visaWhen } from '#orders/web/visa-written.ts'

/** An order as a row of the traveller's list, every word of it written. */
export interface Trip {
  readonly orderId: string
  readonly orderNumber: string
  /** its page */
  readonly page: string
  /** «هتل مرجان، کیش», «ویزای امارات، ۳۰ روزه»; null for a flight, which goes from one place to another */
  readonly name: string | null
  /** a stay goes from nowhere to the hotel's city, a visa to its country */
  readonly from: string
  /** «مشهد», «دبی، استانبول» of a journey of many directions */
  readonly to: string
  readonly isRoundTrip: boolean
  /** IATA, of the airport or of a stay's city, for the picture */
  readonly destination: string
  /** «پنجشنبه ۱۲ آذر، ساعت ۰۶:۱۵», «پنجشنبه ۱۲ آذر تا شنبه ۱۴ آذر، ۲ شب», «سفر پنجشنبه ۱۲ آذر» */
  readonly when: string
  /** «۲ مسافر», «۲ اتاق», «۲ متقاضی» */
  readonly people: string
  /** in toman, for what was not given back: "2,890,000" */
  readonly amount: string
  readonly standing: Standing
  /** the one thing to do next, and where */
  readonly next: { readonly words: string; readonly to: string }
}

/** Where a traveller's own clock is when we write the time of a deed; flights keep their airports' time. */
export const ourZone = 'Asia/Tehran'

/** Written at `now`: a hold that has run out reads as ended even before the clock's job has ended it. */
export function tripOf(order: OrderListed, now: Temporal.Instant): Trip {
  const status = standingNow(order, now)
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    page: orderPath(order.orderId, productOf(order)),
    ...boughtIn(order, now),
    amount: inToman(rial(order.openCount === 0 ? order.payable : order.openAmount)),
    standing: standingOf(status, order),
    next: nextStep(status, order, now),
  }
}

type Bought = Pick<Trip, 'name' | 'from' | 'to' | 'isRoundTrip' | 'destination' | 'when' | 'people'>

function boughtIn(order: OrderListed, now: Temporal.Instant): Bought {
  if (order.visa !== null) return visaTrip(order.visa, peopleIn(order), now)
  return order.stay === null ? flightTrip(order, now) : stayTrip(order.stay, now)
}

/** Those who still travel, or sign, or apply. */
export function peopleIn({ openCount, passengerCount }: OrderListed): number {
  return countShown(openCount, passengerCount)
}

/** The directions somebody still flies; of an order that was given back whole, all of them. */
export function openJourneys({ journeys }: Pick<OrderListed, 'journeys'>): readonly JourneyShown[] {
  const open = journeys.filter(({ openCount }) => openCount > 0)
  return open.length === 0 ? journeys : open
}

function flightTrip(order: OrderListed, now: Temporal.Instant): Bought {
  const journeys = openJourneys(order)
  const [first] = journeys
  return {
    name: null,
    ...routeOf(journeys),
    when: first === undefined ? '' : departureWritten(changedFirst(journeys) ?? first, now),
    people: `${persianDigits(peopleIn(order))} مسافر`,
  }
}

/** Of several directions the one that there is news of. */
function changedFirst(journeys: readonly JourneyShown[]): JourneyShown | undefined {
  return journeys.find(({ change }) => change !== null && change.kind !== 'new-aircraft')
}

function stayTrip(stay: StayShown, now: Temporal.Instant): Bought {
  return {
    name: stayName(stay),
    from: '',
    to: stay.cityName,
    isRoundTrip: false,
    destination: stay.cityCode,
    when: stayWhen(stay, todayAt(now)),
    people: roomsWritten(stay),
  }
}

function visaTrip(visa: VisaShown, applicants: number, now: Temporal.Instant): Bought {
  return {
    name: visaName(visa),
    from: '',
    to: visa.countryName,
    isRoundTrip: false,
    destination: visaScene(visa),
    when: visaWhen(visa, todayAt(now)),
    people: applicantsWritten(applicants),
  }
}

/** Where a journey goes: of a way there and back, there; of many directions, all places in their order. */
export function routeOf(
  journeys: readonly JourneyShown[],
): Pick<Trip, 'from' | 'to' | 'isRoundTrip' | 'destination'> {
  const [first, second] = journeys
  const isRoundTrip = journeys.length === 2 && second?.isReturning === true
  const flown = isRoundTrip ? journeys.slice(0, 1) : journeys
  return {
    from: first?.originName ?? '',
    to: flown.map(({ destinationName }) => destinationName).join('، '),
    isRoundTrip,
    destination: flown.at(-1)?.destination ?? '',
  }
}

/** The order's status, with a hold that is over read as such. */
export function standingNow(
  { status, holdExpiresAt }: Pick<OrderListed, 'status' | 'holdExpiresAt'>,
  now: Temporal.Instant,
): Status {
  if (!isStatus(status)) throw new RangeError(`no status ${status}`)
  const isOver =
    holdExpiresAt !== null && Temporal.Instant.compare(Temporal.Instant.from(holdExpiresAt), now) <= 0
  return isUnpaid(status) && isOver ? 'expired' : status
}

/** The results this journey was chosen from, while its first day is not over; else where a search begins. */
export function searchAgainPath(
  journeys: readonly JourneyShown[],
  now: Temporal.Instant,
  party: Readonly<Record<string, number>> = { adults: 1 },
): string {
  const [first, second] = journeys
  if (first === undefined || hasDeparted(first, now)) return '/'
  const { isRoundTrip } = routeOf(journeys)
  const asked = isRoundTrip ? [first] : journeys
  const back: (readonly [string, string])[] =
    isRoundTrip && second !== undefined ? [['back', dayOf(second)]] : []
  const pairs = [...asked.flatMap(legInAddress), ...back, ...Object.entries(party)]
  return `/plp?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

/** The first direction's fields have no number, those of the others do. */
function legInAddress(journey: JourneyShown, at: number): readonly (readonly [string, string])[] {
  const number = at === 0 ? '' : String(at + 1)
  return [
    [`origin${number}`, journey.origin],
    [`origin${number}Kind`, 'airport'],
    [`destination${number}`, journey.destination],
    [`destination${number}Kind`, 'airport'],
    [`date${number}`, dayOf(journey)],
  ]
}

function dayOf({ departureTime }: JourneyShown): string {
  return departureTime.slice(0, 10)
}

/** «پنجشنبه ۱۲ آذر، ساعت ۰۶:۱۵», «…، ساعت تازه ۰۹:۱۵», «…، لغو شد» */
export function departureWritten(
  { departureTime, change }: Pick<JourneyShown, 'departureTime' | 'change'>,
  now: Temporal.Instant,
): string {
  const departure = Temporal.PlainDateTime.from(departureTime)
  const day = dateSeenFrom(todayAt(now), departure.toPlainDate())
  if (change?.kind === 'cancelled') return `${day}، لغو شد`
  return `${day}، ${change?.kind === 'new-time' ? 'ساعت تازه' : 'ساعت'} ${clockTime(departure)}`
}

export function todayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(ourZone).toPlainDate()
}

/** Where one begins anew after an order that came to nothing. */
export function searchAgainOf(
  { journeys, stay, visa }: Pick<OrderListed, 'journeys' | 'stay' | 'visa'>,
  now: Temporal.Instant,
): string {
  if (visa !== null) return visaAgainPath(visa)
  return stay === null ? searchAgainPath(journeys, now) : staySearchPath(stay, todayAt(now))
}

function nextStep(status: Status, order: OrderListed, now: Temporal.Instant): Trip['next'] {
  const { orderId } = order
  const product = productOf(order)
  if (awaitsBank(order.labels)) return { words: 'پیگیری پرداخت', to: paymentPath(orderId) }
  switch (status) {
    case 'created':
    case 'submitted':
      return { words: 'ادامهٔ خرید', to: confirmPath(orderId, product) }
    case 'approved':
      return { words: 'ادامه و پرداخت', to: confirmPath(orderId, product) }
    case 'paid':
    case 'issuing':
      return { words: 'پیگیری', to: `/payment/${orderId}` }
    case 'issued':
      if (product === 'visa') return { words: 'پیگیری و مدارک', to: orderPath(orderId, product) }
      return { words: `${boughtWords[product].paper} و جزئیات`, to: orderPath(orderId, product) }
    case 'refunded':
      return { words: 'پیگیری استرداد', to: orderPath(orderId, product) }
    case 'failed':
      return { words: 'برگشت وجه', to: orderPath(orderId, product) }
    case 'rejected':
    case 'expired':
    case 'cancelled':
      return {
        words: product === 'visa' ? 'درخواست دوباره' : 'جستجوی دوباره',
        to: searchAgainOf(order, now),
      }
    default:
      return status satisfies never
  }
}

function hasDeparted({ departureTime }: JourneyShown, now: Temporal.Instant): boolean {
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(departureTime), todayAt(now)) < 0
}
