import { type RawBuilder, sql } from 'kysely'
import { all, one } from '#database/database.ts'
import type { DeskCursor, DeskFilter, DeskOrder, DeskPage } from '#orders/desk-order.ts'
import type { SearchTerms } from '#orders/desk-search.ts'
import { boughtRows } from '#orders/server/bought-rows.ts'
import { candidates, isNamed, mostOfName } from '#orders/server/desk/candidates.ts'
import { matching } from '#orders/server/desk/filter.ts'
import { knownByNumber } from '#orders/server/desk/known-by-number.ts'
import type { OrderRow } from '#orders/server/record.ts'
import { faceOf, type Room } from '#orders/server/room.ts'
import { listed } from '#orders/server/row-views.ts'

export interface DeskListRequest {
  readonly filter: DeskFilter
  readonly terms?: SearchTerms | undefined
  /** found elsewhere by what was typed: a payment's or a refund's number */
  readonly known?: readonly string[] | undefined
  readonly after?: DeskCursor | undefined
  readonly take: number
}

export type DeskRow = OrderRow & { readonly channel: number; readonly rank: number }

/** The best fit first, then the newest. */
export async function deskList(room: Room, request: DeskListRequest): Promise<DeskPage> {
  const { take, terms } = request
  const [rows, isCutShort] = await Promise.all([
    found(room, request),
    terms === undefined ? false : isCut(room, terms),
  ])
  const onPage = rows.slice(0, take)
  const last = onPage.at(-1)
  const next =
    rows.length > take && last !== undefined
      ? { rank: last.rank, at: last.created_at.toString(), id: last.id }
      : undefined
  return { orders: await deskOrders(room, onPage), next, isCut: isCutShort }
}

async function found(
  room: Room,
  { filter, terms, known = [], after, take }: DeskListRequest,
): Promise<readonly DeskRow[]> {
  const where = sql`${matching(filter, room.clock.now())} and ${afterCursor(after, terms !== undefined)}`
  if (terms === undefined)
    return all(
      room.database,
      sql<DeskRow>`select o.*, 0 as rank from orders."order" o
        where ${where} order by o.created_at desc, o.id desc limit ${take + 1}`,
    )
  const ids = [...known, ...(await knownByNumber(room, terms.code))]
  return all(
    room.database,
    sql<DeskRow>`select o.*, best.rank::int as rank from (${candidates(terms, ids)}) best
      join orders."order" o on o.id = best.id
      where ${where} order by best.rank, o.created_at desc, o.id desc limit ${take + 1}`,
  )
}

function afterCursor(after: DeskCursor | undefined, isRanked: boolean): RawBuilder<unknown> {
  if (after === undefined) return sql`true`
  const older = sql`(o.created_at, o.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return isRanked ? sql`(best.rank > ${after.rank} or best.rank = ${after.rank} and ${older})` : older
}

async function isCut({ database }: Room, { names: [name] }: SearchTerms): Promise<boolean> {
  if (name === undefined) return false
  const { n } = await one(
    database,
    sql<{ n: number }>`select count(*)::int as n
      from (select from orders.passenger where ${isNamed(name)} limit ${mostOfName}) hit`,
  )
  return n === mostOfName
}

export async function deskOrders(room: Room, rows: readonly DeskRow[]): Promise<readonly DeskOrder[]> {
  const bought = await boughtRows(room, rows)
  const first = await firstPassengers(
    room,
    rows.map(({ id }) => id),
  )
  const now = room.clock.now()
  return rows.map((row) => {
    const order = listed(row, bought(row))
    const { name, from, to, begins } = faceOf(room, row.product).trip(order, now)
    return {
      ...order,
      brand: row.brand,
      channel: row.channel,
      paidAt: row.paid_at?.toString() ?? null,
      what: name ?? `${from} به ${to}`,
      begins,
      passenger: first.get(row.id) ?? '',
      phoneNumber: row.contact_phone,
    }
  })
}

async function firstPassengers(
  { database }: Room,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await all(
    database,
    sql<{ id: string; name: string }>`select order_id as id,
        coalesce(nullif(trim(first_name_farsi || ' ' || last_name_farsi), ''), first_name || ' ' || last_name) as name
      from orders.passenger where order_id = any(${ids}::uuid[]) and position = 0`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
