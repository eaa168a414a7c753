import { createHash, randomBytes } from 'node:crypto'
import { clockTime, weekdayDayMonth } from '#calendar/written.ts'
import type { OrderListed } from '#orders/answered.ts'
import { productOf } from '#orders/bought-words.ts'
import type { keptCalls } from '#orders/kept-calls.ts'
import type { Orders } from '#orders/server/orders.ts'
import { openJourneys, ourZone, tripOf } from '#orders/web/trip.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import { type TripOnSheet, tripsHtml } from '#papers/trips-html.ts'
import type { Answers } from '#server/answers.ts'
import type { Clock } from '#server/clock.ts'
import { whoseHeader, whoseOf } from '#server/whose.ts'
import { comeBack } from '#web/install/offline-script.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

interface Office {
  readonly orders: Pick<Orders, 'mine'>
  readonly clock: Clock
  readonly brand: PaperBrand
}

/** How many trips a device keeps: those that begin first. */
const most = 8

/** What a device may keep of its owner's trips: those ahead whose papers are out, with the addresses of these papers. */
export function keptAnswers({ orders, clock, brand }: Office): Answers<typeof keptCalls> {
  return {
    async tripsToKeep({ userId, visitor }) {
      const now = clock.now()
      const { orders: ahead } = await orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
      const trips = ahead
        .filter((order) => order.status === 'issued' && productOf(order) !== 'visa')
        .sort((one, other) => (beginning(one) < beginning(other) ? -1 : 1))
        .slice(0, most)
        .map((order) => sheetOf(order, now))
      const nonce = randomBytes(16).toString('base64')
      const here = now.toZonedDateTimeISO(ourZone)
      const asOf = `${weekdayDayMonth(here.toPlainDate())}، ساعت ${clockTime(here)}`
      return {
        type: 'text/html; charset=utf-8',
        body: tripsHtml({ brand, asOf, trips }, { nonce, script: `(${comeBack})()` }),
        headers: {
          'content-security-policy': contentSecurityPolicy(nonce, 'production'),
          [whoseHeader]: whoseOf(visitor) ?? '',
        },
      }
    },
  }
}

/** Local date-times; a stay begins with its first day. */
function beginning(order: OrderListed): string {
  const { stay } = order
  return openJourneys(order)[0]?.departureTime ?? stay?.checkIn ?? ''
}

function sheetOf(order: OrderListed, now: Temporal.Instant): TripOnSheet {
  const { name, from, to, isRoundTrip, when, people, orderNumber } = tripOf(order, now)
  const way = `${from} به ${to}${isRoundTrip ? '، رفت و برگشت' : ''}`
  return { name: name ?? way, when, people, orderNumber, papers: papersOf(order, now) }
}

const papers = '/api/flight-reservation'

/** What stands behind the `#` changes with the order, and every day: a paper kept under the same need not be asked for again. */
function papersOf(order: OrderListed, now: Temporal.Instant): TripOnSheet['papers'] {
  const state = JSON.stringify([order, now.toZonedDateTimeISO(ourZone).toPlainDate()])
  const mark = createHash('sha256').update(state).digest('base64url').slice(0, 8)
  const at = (paper: string) => `${papers}/${paper}/${order.orderId}#${mark}`
  if (order.stay !== null) return [{ words: 'واچر', address: at('Vouchers/HotelVoucherPdf') }]
  return [
    { words: 'مشاهدهٔ بلیت', address: at('Tickets/FlightTicketHtml') },
    { words: 'بلیت PDF', address: at('Tickets/FlightTicketPdf') },
  ]
}
