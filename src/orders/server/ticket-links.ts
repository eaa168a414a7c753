import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { TicketLink } from '#orders/responses.ts'
import { ownRow, rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import { faceOf, type Room } from '#orders/server/room.ts'
import { trackingOf } from '#orders/server/track.ts'
import type { TicketLinkMinutes } from '#orders/ticket-link.ts'
import type { Tracking } from '#orders/tracked.ts'
import { mayTry } from '#server/attempt-limits.ts'

export interface SharedTicket {
  readonly orderId: string
  readonly ownerId: string
}

export interface LinkView {
  readonly until: string
  readonly tracking: Tracking
}

type LinkRoom = Pick<Room, 'products' | 'database' | 'clock' | 'links' | 'sites' | 'money' | 'credits'>

const perOrder = {
  made: { most: 30, seconds: 3600 },
  opened: { most: 60, seconds: 600 },
} as const

export async function shareTicket(
  { database, clock, links, sites, products }: LinkRoom,
  { orderId, userId, minutes }: { orderId: string; userId: string; minutes: TicketLinkMinutes },
): Promise<TicketLink> {
  const { status, product } = await ownRow(database, orderId, userId)
  if (status !== 'issued' || faceOf({ products }, product).words.shared === null) throw refuse('NOT_ISSUED')
  const limit = { limit: perOrder.made, now: clock.now() }
  if (!(await mayTry(database, `share ticket of ${orderId}`, limit))) throw refuse('TOO_MANY_LINKS')
  const { token, until } = links.of(orderId, await closedOf(database, orderId), minutes * 60)
  return { address: `${sites.here().publicUrl}/ticket/${token}`, until: until.toString() }
}

export async function closeTicketLinks(
  { database }: Pick<Room, 'database'>,
  orderId: string,
  userId: string,
): Promise<void> {
  await ownRow(database, orderId, userId)
  await sql`insert into orders.ticket_links as had (order_id, closed) values (${orderId}, 1)
    on conflict (order_id) do update set closed = had.closed + 1`.execute(database)
}

export async function linkView(room: LinkRoom, token: string): Promise<LinkView | undefined> {
  const open = await openLink(room, token)
  const tracking = open && (await trackingOf(room, open.orderId))
  return tracking && { until: open.until.toString(), tracking }
}

export async function openedByLink(
  room: LinkRoom,
  token: string,
  product: ProductKind,
): Promise<SharedTicket> {
  const open = await openLink(room, token)
  if (open?.product !== product) throw refuse('LINK_OVER')
  // only holders of a link come this far: limits the cost, locks nobody else out
  const limit = { limit: perOrder.opened, now: room.clock.now() }
  const { orderId, ownerId } = open
  if (!(await mayTry(room.database, `open link of ${orderId}`, limit))) throw refuse('TOO_MANY_OPENED')
  return { orderId, ownerId }
}

async function openLink({ database, links }: Pick<Room, 'database' | 'links'>, token: string) {
  const read = links.read(token)
  if (read === undefined || !read.isFor(await closedOf(database, read.id))) return undefined
  const row = await rowOf(database, read.id)
  if (row?.status !== 'issued' || row.contact_phone === '') return undefined
  return { orderId: row.id, ownerId: row.owner_id, product: row.product, until: read.until }
}

async function closedOf(trx: Trx, orderId: string): Promise<string> {
  const row = await maybe(
    trx,
    sql<{ closed: number }>`select closed from orders.ticket_links where order_id = ${orderId}`,
  )
  return String(row?.closed ?? 0)
}
