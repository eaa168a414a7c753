import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Held, OrderToHold } from '#orders/product.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { type PriceReckoned, priceOf } from '#visas/price.ts'
import { rateFor } from '#visas/server/facts.ts'
import { isOpen } from '#visas/server/open-countries.ts'
import { refuse } from '#visas/server/refusals.ts'
import { requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

export interface VisaItem {
  readonly choice: VisaChoice
  readonly travelDate: string
  readonly applicants: readonly { readonly papers: readonly PaperGiven[] }[]
}

export interface PaperGiven {
  readonly kind: DocumentKind
  readonly blobId: string
}

/** Throws VISA_UNKNOWN, VISA_CLOSED, HOLD_ENDED (order already released). */
export async function hold(room: Room, order: OrderToHold<VisaItem>): Promise<Held> {
  const { choice, applicants } = order.item
  const price = priceOf(choice, applicants.length, await rateFor(room, choice.country))
  if (price === undefined) throw refuse('VISA_UNKNOWN')
  if (!(await isOpen(room, choice.country))) throw refuse('VISA_CLOSED')
  return room.database.transaction().execute(async (trx) => {
    if (!(await entered(trx, { order, price, now: room.clock.now() }))) {
      const before = await requestOf(trx, order.orderId)
      if (before === undefined || before.stage === 'dropped') throw refuse('HOLD_ENDED')
      return { total: price.total }
    }
    await writeApplicants(trx, order)
    await writePapers(trx, order.orderId, order.item.applicants)
    return { total: price.total }
  })
}

interface Taking {
  readonly order: OrderToHold<VisaItem>
  readonly price: PriceReckoned
  readonly now: Temporal.Instant
}

/** False when it exists: a parallel request waits here. */
async function entered(trx: Trx, { order, price, now }: Taking): Promise<boolean> {
  const { choice, travelDate, applicants } = order.item
  const row = await maybe(
    trx,
    sql`
      insert into visas.request (order_id, stage, country, type, days, entry, speed, travel_date, fee, service, guarantee,
        people, until, taken_at)
      values (${order.orderId}, 'unpaid', ${choice.country}, ${choice.type}, ${choice.days}, ${choice.entry}, ${choice.speed},
        ${travelDate}, ${price.feeRial}, ${price.service}, ${price.guarantee}, ${applicants.length}, ${order.until}, ${now})
      on conflict (order_id) do nothing returning order_id`,
  )
  return row !== undefined
}

async function writeApplicants(
  trx: Trx,
  { orderId, item: { applicants } }: OrderToHold<VisaItem>,
): Promise<void> {
  const people = applicants.map((_, position) => sql`(${orderId}, ${position})`)
  await sql`insert into visas.applicant (order_id, position) values ${sql.join(people)}`.execute(trx)
}

export async function writePapers(
  trx: Trx,
  orderId: string,
  applicants: VisaItem['applicants'],
): Promise<void> {
  const papers = applicants.flatMap((one, position) =>
    one.papers.map(({ kind, blobId }) => sql`(${orderId}, ${position}, ${kind}, ${blobId})`),
  )
  await sql`insert into visas.paper (order_id, position, kind, blob_id) values ${sql.join(papers)}`.execute(
    trx,
  )
}
