import { sql } from 'kysely'
import { nameView } from '#accounts/names.ts'
import { all } from '#database/database.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { sum, times, ZERO } from '#money/rial.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import type { Order, OrderPassenger } from '#orders/order.ts'
import { countryData } from '#visas/countries.ts'
import { missedAt } from '#visas/missed.ts'
import { refundSays } from '#visas/refund-rule.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { appointmentOf, appointmentView } from '#visas/server/appointment-row.ts'
import { insurancePapers } from '#visas/server/insurance-papers.ts'
import { momentOf } from '#visas/server/refund-terms.ts'
import { refuse } from '#visas/server/refusals.ts'
import { type Applicant, type Request, requestOf } from '#visas/server/request.ts'
import type { MoneyOfOne, Room } from '#visas/server/room.ts'
import type { VisaStage } from '#visas/stages.ts'

export async function tracked(room: Room, orderId: string, userId: string): Promise<VisaTracked> {
  return trackedOf(room, await room.orders.ofUser(orderId, userId, 'visa'))
}

export async function trackedOf(room: Room, order: Order): Promise<VisaTracked> {
  const { orderId, orderNumber, ownerId, status } = order
  const request = await requestOf(room.database, orderId)
  if (request === undefined) throw refuse('HOLD_ENDED')
  const [people, events, money, held, appointment, [foreign], policies] = await Promise.all([
    room.orders.passengersOf(orderId),
    eventsOf(room, orderId),
    status === 'issued' || status === 'refunded' ? room.money.of(orderId, ownerId) : [],
    room.documents.mine(ownerId),
    appointmentOf(room.database, orderId),
    room.orders.foreignPricesOf(orderId),
    insurancePapers(room, ownerId, request),
  ])
  const ids = new Set(held.map(({ id }) => id))
  return {
    orderId,
    orderNumber,
    orderStatus: status,
    ...orderedOf(request),
    price: { ...request.price, fee: request.fee },
    foreign: foreign === undefined ? null : foreignWords(foreign),
    stage: request.stage,
    events: [...events],
    promisedAt: request.promisedAt?.toString() ?? null,
    byAppointment: countryData(request.country).byAppointment === true,
    appointment: appointment === undefined ? null : appointmentView(appointment),
    policies: policies.map(({ number }) => number),
    missedAt: missedAt(request, room.clock.now())?.toString() ?? null,
    applicants: request.applicants.map((one) =>
      applicantView(one, { person: people[one.position], money: money[one.position], ids }),
    ),
    ifWithdrawn: {
      refund: sum(money.map(({ ifWithdrawn }) => ifWithdrawn)),
      says: withdrawSays(request),
    },
    total: times(request.price.each, request.applicants.length),
  }
}

function withdrawSays(request: Request): string {
  const { stage, price } = request
  if (stage === 'unpaid' || stage === 'dropped') return 'هنوز پولی پرداخت نشده است.'
  if (stage === 'withdrawn') return 'از همهٔ درخواست انصراف داده شده است.'
  return stage === 'decided'
    ? 'همه پاسخ گرفته‌اند و با انصراف مبلغی برنمی‌گردد.'
    : refundSays(momentOf(request), price)
}

function orderedOf({ country, type, days, entry, speed, price, travelDate }: Request) {
  return {
    country,
    countryName: countryData(country).name,
    type,
    days,
    entry,
    speed,
    isGuaranteed: price.guarantee > ZERO,
    travelDate: travelDate.toString(),
  }
}

interface Seen {
  readonly person: OrderPassenger | undefined
  readonly money: MoneyOfOne | undefined
  readonly ids: ReadonlySet<string>
}

function applicantView(one: Applicant, { person, money, ids }: Seen): VisaTracked['applicants'][number] {
  return {
    applicant: one.position,
    name: person === undefined ? '' : nameView(person),
    outcome: one.outcome,
    reason: one.reason,
    hasVisa: one.outcome === 'approved',
    papers: one.papers.map(({ kind, state, blobId, says }) => ({
      kind,
      name: DOCUMENT_KINDS[kind].name,
      // asked again wins over deleted
      state: state !== 'asked-again' && (blobId === null || !ids.has(blobId)) ? 'purged' : state,
      says,
    })),
    paid: money?.paid ?? 0,
    refunded: money?.refunded ?? 0,
  }
}

interface EventRow {
  readonly stage: VisaStage
  readonly at: Temporal.Instant
  readonly says: string
}

async function eventsOf({ database }: Room, orderId: string): Promise<VisaTracked['events']> {
  const rows = await all(
    database,
    sql<EventRow>`select stage, at, says from visas.event where order_id = ${orderId} order by id`,
  )
  return rows.map(({ stage, at, says }) => ({ stage, at: at.toString(), says }))
}
