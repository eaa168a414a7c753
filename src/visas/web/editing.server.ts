import { data, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { iranZone } from '#calendar/zones.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { personTexts } from '#orders/web/person-texts.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { isId } from '#payments/web/is-id.ts'
import { visaConfirmPath } from '#visas/web/order-paths.ts'
import { paperKey, type RequestDraft } from '#visas/web/request-draft.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import type { PageRooms } from '#web/page-context.server.ts'

type Rooms = Pick<PageRooms['visas'], 'visas' | 'orders' | 'passengers' | 'documents' | 'clock'>

/** The user's own unpaid request, as it stands; whoever cannot correct it any more is led to it. */
export async function editing(rooms: Rooms, orderId: string, userId: string) {
  const { visas, orders, passengers, documents, clock } = rooms
  if (!isId(orderId)) throw data(null, { status: 404 })
  const order = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (order.visa === null) throw data(null, { status: 404 })
  const given = await visas.papersToEdit(orderId, userId)
  const isOpen = orderStateNow(order, clock.now()) === 'approved' && order.holdExpiresAt !== null
  if (given === undefined || !isOpen || order.holdExpiresAt === null) throw redirect(visaConfirmPath(orderId))
  const request = await visas.tracked(orderId, userId)
  const { country, type, days, entry, speed, isGuaranteed, travelDate } = request
  const choice = { country, type, days, entry, speed, isGuaranteed }
  const [facts, price, people, saved, kept] = await Promise.all([
    visas.facts(country),
    visas.totalPrice({ ...choice, applicants: 1 }),
    orders.passengersOf(orderId),
    passengers.savedOf(userId),
    documents.mine(userId),
  ])
  const { service, guarantee, each } = request.price
  const { code, name, papers, otherPapers, takes, passportMonths } = facts
  const slots = given.map((_, slot) => slot)
  const own = given.flatMap((each, slot) =>
    each.map(({ kind, blobId }) => [
      paperKey(slot, kind),
      { at: 'kept', name: DOCUMENT_KINDS[kind].name, blobId, advice: [] } as const,
    ]),
  )
  return {
    gone: undefined,
    edited: {
      orderId,
      email: order.contact.email ?? '',
      keptAs: `edit ${orderId}`,
      known: people.map(personTexts),
      request: {
        slots,
        next: slots.length,
        papers: Object.fromEntries(own),
        travelDate,
      } satisfies RequestDraft,
    },
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    choice,
    facts: { code, name, papers, otherPapers, takes, passportMonths },
    price: { ...price, service, guarantee, each },
    applicants: slots.length,
    days: { first: travelDate, last: travelDate },
    today: clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
    saved,
    kept: kept.map(({ id }) => id),
    owner: undefined,
    shared: undefined,
    sharedPapers: undefined,
    phone: order.contact.phoneNumber,
    chooseAgain: visaConfirmPath(orderId),
  }
}
