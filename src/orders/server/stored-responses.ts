import { createHash, randomBytes } from 'node:crypto'
import { calendarKind } from '#calendar/display-calendar.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { ProductFace } from '#orders/face.ts'
import type { storedCalls } from '#orders/idempotent-calls.ts'
import type { OrderListed } from '#orders/responses.ts'
import type { Orders } from '#orders/server/orders.ts'
import { daysTogether, togetherOf } from '#orders/web/trips/together.ts'
import { type Trip, tripOf } from '#orders/web/trips/trip.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import { type TripOnSheet, tripsHtml } from '#papers/trips-html.ts'
import type { Clock } from '#server/clock.ts'
import type { Handlers } from '#server/handlers.ts'
import { sessionHeader, sessionHeaderOf } from '#server/session-header.ts'
import { comeBack } from '#web/install/offline-script.ts'
import { asViewed } from '#web/server/as-viewed.ts'
import { callerDisplay } from '#web/server/caller-display.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

interface Office {
  readonly orders: Pick<Orders, 'mine' | 'faceOf'>
  readonly clock: Clock
  /** as the account has chosen */
  readonly displayOf: (userId: string) => Promise<string | undefined>
  /** of the request */
  readonly brandOf: () => PaperBrand
}

const most = 8

/** Upcoming issued trips, with the addresses of their papers, in the calendar of whoever stores them. */
export function storedResponses(office: Office): Handlers<typeof storedCalls> {
  const { orders, clock, displayOf, brandOf } = office
  return {
    async tripsToKeep({ userId, visitor, request }) {
      const now = clock.now()
      const display = await callerDisplay(request.headers.cookie, () => displayOf(userId))
      const { orders: ahead } = await orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
      const nonce = randomBytes(16).toString('base64')
      const sheet = asViewed(display, () => ({ ...tripsOnSheet(office, ahead, now), brand: brandOf() }))
      return {
        type: 'text/html; charset=utf-8',
        body: tripsHtml(sheet, { nonce, script: `(${comeBack})()` }),
        headers: {
          'content-security-policy': contentSecurityPolicy(nonce, 'production'),
          [sessionHeader]: sessionHeaderOf(visitor) ?? '',
        },
      }
    },
  }
}

function tripsOnSheet({ orders }: Office, ahead: readonly OrderListed[], now: Temporal.Instant) {
  const parts = ahead
    .filter(({ status }) => status === 'issued')
    .map((order) => ({ order, face: orders.faceOf(order.product) }))
    .filter(({ order, face }) => face.papersOf(order.orderId).length > 0)
    .sort((one, other) => (beginning(one, now) < beginning(other, now) ? -1 : 1))
    .slice(0, most)
    .map(({ order, face }) => ({ ...tripOf(order, face, now), order, face }))
  const here = now.toZonedDateTimeISO(iranZone)
  return {
    asOf: `${weekdayDayMonth(here.toPlainDate())}، ساعت ${clockTime(here)}`,
    trips: togetherOf(parts).map((trip) =>
      trip.length === 1 ? sheetOf(trip[0], now) : sheetOfTrip(trip, now),
    ),
  }
}

interface OrderOnSheet {
  readonly order: OrderListed
  readonly face: ProductFace
}

function beginning({ order, face }: OrderOnSheet, now: Temporal.Instant): string {
  return face.trip(order, now).begins
}

function sheetOf({ order, face }: OrderOnSheet, now: Temporal.Instant): TripOnSheet {
  const { name, from, to, isRoundTrip, when, people, orderNumber } = tripOf(order, face, now)
  const way = `${from} به ${to}${isRoundTrip ? '، رفت‌وبرگشت' : ''}`
  return { name: name ?? way, when, people, orderNumber, papers: papersOf({ order, face }, now) }
}

/** What was bought together, by its days and with the papers of all. */
function sheetOfTrip(
  parts: readonly [OrderOnSheet & Trip, ...(OrderOnSheet & Trip)[]],
  now: Temporal.Instant,
): TripOnSheet {
  const [{ to, when, people, together, orderNumber }] = parts
  return {
    name: `سفر ${to}`,
    when,
    people,
    orderNumber: together?.tripNumber ?? orderNumber,
    days: daysTogether(parts).map(({ day }) => `${day.when}: ${day.title}، ${day.details}`),
    papers: parts.flatMap((part) => papersOf(part, now)),
  }
}

/** The fragment changes with the order, its reader's calendar and daily: a device with the same one need not reload. */
function papersOf({ order, face }: OrderOnSheet, now: Temporal.Instant): TripOnSheet['papers'] {
  const state = JSON.stringify([order, calendarKind(), now.toZonedDateTimeISO(iranZone).toPlainDate()])
  const mark = createHash('sha256').update(state).digest('base64url').slice(0, 8)
  return face.papersOf(order.orderId).map(({ words, address }) => ({ words, address: `${address}#${mark}` }))
}
