import { fullDate } from '#calendar/formatted.ts'
import type { Database, Trx } from '#database/database.ts'
import type { FlightChanged, FlightNamed, Flights, StatusNotice } from '#flights/server/flights.ts'
import type { Disrupted, TellOfDisruption } from '#notifications/disruption-notifications.ts'
import { coveredBy, type Leg } from '#operations/covered-by.ts'
import { type DisruptionEffects, effectsOf, type FlightChange } from '#operations/disruption-effects.ts'
import { type WaiverEffects, waiverEffectsOf } from '#operations/waiver-effects.ts'
import type { SoldFlight } from '#orders/refund-terms.ts'
import type { Orders } from '#orders/server/orders.ts'
import { cancelWaiver, delayWaiver, type Waiver } from '#penalties/waiver.ts'
import type { DeclaredWaiver, Refunds } from '#refunds/server/refunds.ts'
import { Refusal, refusals } from '#server/refusal.ts'

const refuse = refusals({
  FLIGHT_STANDS: { says: 'لغو این پرواز اعلام نشده است؛ نخست لغو را اعلام کنید.', status: 409 },
  FLIGHT_UNKNOWN: { says: 'پروازی با این شماره در این روز نمی‌شناسیم.', status: 404 },
  ODD_DELAY: {
    says: 'تأخیر یا تعجیل را به دقیقه بنویسید، از یک دقیقه تا دو روز؛ پرواز سر وقت جدا اعلام می‌شود.',
    status: 409,
  },
})

export interface Declared {
  /** numbers of orders whose owners are notified */
  readonly told: readonly string[]
  /** numbers of unpaid orders that ended */
  readonly ended: readonly string[]
}

/** Flight changes from the desk: stored as status; over two hours the
 * tickets become refundable in full. Returns who is notified. */
export interface Disruptions {
  /** Negative minutes are early; beyond two hours refundable in full (§1).
   * Each delay is reported once. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED, ODD_DELAY. */
  delayed(flight: FlightNamed, minutes: number): Promise<Declared>
  /** Stops its sale, ends unpaid holds, refunds in full. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED. */
  cancelled(flight: FlightNamed): Promise<Declared>
  /** Back on time; waivers already given stay. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED. */
  onTime(flight: FlightNamed): Promise<Declared>
  /** No message is sent. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED. */
  flownBy(flight: FlightNamed, aircraft: string): Promise<void>
  /** Terminal and gate; whoever wished to hear of it does. Neither takes back what was announced. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED. */
  leavesFrom(flight: FlightNamed, place: { terminal: string | null; gate: string | null }): Promise<void>
  /** What declaring this would touch; changes nothing. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED, ODD_DELAY. */
  effectsOf(flight: FlightNamed, change: FlightChange): Promise<DisruptionEffects>
  /** Issued orders with tickets for it, and which of their legs it is. Throws FLIGHT_UNKNOWN, FLIGHT_MOVED, FLIGHT_STANDS. */
  ticketsOfCancelled(flight: FlightNamed): Promise<readonly CancelledTickets[]>
  /** Throws FLIGHT_UNKNOWN, FLIGHT_MOVED. */
  mustBeKnown(flight: FlightNamed): Promise<void>
  /** Throws ODD_DELAY. */
  mustBeDelay(minutes: number): void
  changed: FlightChanged
  /** By a decision only once. */
  waived(waiver: DeclaredWaiver): Promise<Declared>
  /** Whom declaring this waiver would touch; changes nothing. */
  waiverEffectsOf(waiver: Waiver): Promise<WaiverEffects>
}

export interface CancelledTickets {
  readonly orderId: string
  readonly orderNumber: string
  readonly legs: readonly number[]
}

interface Rooms {
  readonly database: Database
  readonly flights: Pick<
    Flights,
    'departuresOf' | 'movedHere' | 'ticketedBetween' | 'tellStatus' | 'tellPlace' | 'heldOn' | 'statusOf'
  >
  readonly orders: Pick<Orders, 'order' | 'withdraw'>
  readonly refunds: Pick<Refunds, 'waive' | 'refundableOf'>
  readonly tell: TellOfDisruption
}

const source = 'میز پشتیبانی'
const longestDelay = 2 * 24 * 60

export function openDisruptions(rooms: Rooms): Disruptions {
  async function known(flight: FlightNamed): Promise<readonly Departure[]> {
    const departures = await rooms.flights.departuresOf(flight)
    if (departures.length === 0) throw await unknownOn(rooms, flight)
    return departures
  }
  async function declaredFor(flight: FlightNamed, happened: Happened): Promise<Declared> {
    const departures = await known(flight)
    const since = await rooms.database
      .transaction()
      .execute((trx) => rooms.flights.tellStatus(trx, { ...flight, status: statusOf(happened), source }))
    const ended = happened.kind === 'cancelled' ? await endHolds(rooms, flight) : []
    const told: string[] = []
    for (const departure of departures)
      told.push(...(await tellAndWaive(rooms, { departure: { ...departure, source }, happened, since })))
    return { told, ended }
  }
  return {
    async delayed(flight, minutes) {
      mustBeDelay(minutes)
      return declaredFor(flight, { kind: 'moved', minutes })
    },
    cancelled: (flight) => declaredFor(flight, { kind: 'cancelled' }),
    onTime: (flight) => declaredFor(flight, { kind: 'moved', minutes: 0 }),
    async flownBy(flight, aircraft) {
      await known(flight)
      const told = { ...flight, status: { aircraft }, source }
      await rooms.database.transaction().execute((trx) => rooms.flights.tellStatus(trx, told))
    },
    async leavesFrom(flight, place) {
      await known(flight)
      await rooms.database
        .transaction()
        .execute((trx) => rooms.flights.tellPlace(trx, { ...flight, place, source }))
    },
    async effectsOf(flight, change) {
      if (change.kind === 'moved' && change.minutes !== 0) mustBeDelay(change.minutes)
      const effects = await effectsOf(rooms, flight, change)
      if (effects === undefined) throw await unknownOn(rooms, flight)
      return effects
    },
    ticketsOfCancelled: async (flight) => ticketsOfCancelled(rooms, flight, await known(flight)),
    mustBeKnown: async (flight) => void (await known(flight)),
    mustBeDelay,
    async changed({ orderId, minutes, date, isNews, ...departure }) {
      const happened: Happened = minutes === null ? { kind: 'cancelled' } : { kind: 'moved', minutes }
      const { flightNumber, source: by } = departure
      const status = statusOf(happened)
      const since = await rooms.database
        .transaction()
        .execute((trx) => rooms.flights.tellStatus(trx, { flightNumber, date, orderId, status, source: by }))
      if (isNews) await tellAndWaive(rooms, { departure, happened, since, orderId })
    },
    waiverEffectsOf: (waiver) => waiverEffectsOf(rooms, waiver),
    waived: async (waiver) => ({
      told: await declare(rooms, waiver, (leg) => ({ ...leg, reason: waiver.reason })),
      ended: [],
    }),
  }
}

/** A number with the day it goes since it was moved, as tickets sold later have it, names no flight. */
async function unknownOn({ flights }: Rooms, flight: FlightNamed): Promise<Refusal> {
  const days = await flights.movedHere(flight)
  if (days.length === 0) return refuse('FLIGHT_UNKNOWN')
  const sold = days.map((day) => fullDate(day)).join(' یا ')
  const says = `این پرواز به این روز جابه‌جا شده است؛ روزی را بنویسید که برایش فروخته می‌شد: ${sold}.`
  return new Refusal('FLIGHT_MOVED', { says, status: 404 })
}

/** Not a number is none either. */
function mustBeDelay(minutes: number): void {
  if (!Number.isSafeInteger(minutes) || minutes === 0 || Math.abs(minutes) > longestDelay)
    throw refuse('ODD_DELAY')
}

type Departure = Omit<SoldFlight, 'isCharter'>

type Happened = { readonly kind: 'cancelled' } | { readonly kind: 'moved'; readonly minutes: number }

function statusOf(happened: Happened): StatusNotice['status'] {
  if (happened.kind === 'cancelled') return { isCancelled: true }
  const { minutes } = happened
  return { isCancelled: false, minutes, ...(minutes === 0 && { aircraft: null }) }
}

async function endHolds({ flights, orders }: Rooms, flight: FlightNamed): Promise<readonly string[]> {
  const ended = []
  for (const orderId of await flights.heldOn(flight))
    ended.push(await orders.withdraw(orderId, 'the flight was cancelled'))
  return ended.flatMap((order) => order?.orderNumber ?? [])
}

interface Telling {
  readonly departure: Departure & { readonly source: string }
  readonly happened: Happened
  readonly since: Temporal.Instant
  readonly orderId?: string
}

async function tellAndWaive(
  rooms: Rooms,
  { departure, happened, since, orderId }: Telling,
): Promise<readonly string[]> {
  const isGone = happened.kind === 'cancelled'
  const minutes = isGone ? undefined : happened.minutes
  const free = minutes === undefined ? cancelWaiver(departure) : delayWaiver({ ...departure, minutes })
  const ofOrder = orderId === undefined ? {} : { orderId }
  const news = (leg: Leg): Disrupted => ({
    ...leg,
    reason: isGone ? 'cancelled' : 'delay',
    minutes,
    isFree: free !== undefined,
    since,
  })
  if (free !== undefined) return declare(rooms, { ...free, ...ofOrder }, news)
  const legs = await coveredBy(rooms, { ...cancelWaiver(departure), ...ofOrder })
  await rooms.database.transaction().execute(async (trx: Trx) => {
    for (const leg of legs) await rooms.tell(trx, news(leg))
  })
  return numbersOf(legs)
}

/** Waiver and notifications in one transaction. */
async function declare(
  rooms: Rooms,
  waiver: DeclaredWaiver,
  news: (leg: Leg) => Disrupted,
): Promise<readonly string[]> {
  const covered = await coveredBy(rooms, waiver)
  await rooms.database.transaction().execute(async (trx: Trx) => {
    if (await rooms.refunds.waive(trx, waiver)) for (const leg of covered) await rooms.tell(trx, news(leg))
  })
  return numbersOf(covered)
}

async function ticketsOfCancelled(
  rooms: Rooms,
  flight: FlightNamed,
  departures: readonly Departure[],
): Promise<readonly CancelledTickets[]> {
  if ((await rooms.flights.statusOf(flight))?.isCancelled !== true) throw refuse('FLIGHT_STANDS')
  const legs: Leg[] = []
  for (const departure of departures)
    legs.push(...(await coveredBy(rooms, cancelWaiver({ ...departure, source }))))
  return ticketsOf(legs)
}

function ticketsOf(legs: readonly Leg[]): readonly CancelledTickets[] {
  const issued = legs.filter(({ order }) => order.status === 'issued')
  return [...Map.groupBy(issued, ({ order }) => order.orderId)].map(([orderId, own]) => ({
    orderId,
    orderNumber: own[0]?.order.orderNumber ?? '',
    legs: [...new Set(own.map(({ leg }) => leg))],
  }))
}

function numbersOf(legs: readonly Leg[]): readonly string[] {
  return [...new Set(legs.map(({ order }) => order.orderNumber))]
}
