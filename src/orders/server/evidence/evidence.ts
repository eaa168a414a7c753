import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { EvidenceFile, EvidencePiece, MessagesAbout } from '#orders/evidence.ts'
import { type OutsidePiece, rulesPiece } from '#orders/evidence-pieces.ts'
import type { Order } from '#orders/order.ts'
import { orderOf, rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { sharePieces } from '#orders/server/splits/share-pieces.ts'

/** What an order's buyer agreed to, paid and was told. The database writes moves and screens itself, in their transaction. */
export interface Evidence {
  /** Adds what moved and was told since; each once. */
  gather(orderId: string): Promise<void>
  /** All of it, gathered until now. Refuses ORDER_NOT_FOUND. */
  file(orderId: string): Promise<EvidenceFile>
  /** How many pieces there are, and the first that does not fit; null while the chain is whole. */
  state(orderId: string): Promise<{ readonly pieces: number; readonly broken: number | null }>
  /** The first piece of each order that does not fit; empty while all chains are whole. */
  broken(): Promise<readonly BrokenEvidence[]>
}

export interface BrokenEvidence {
  readonly orderNumber: string
  readonly n: number
}

type EvidenceRoom = Pick<Room, 'database' | 'wallet' | 'products'> & { readonly told: MessagesAbout }

export function openEvidence(room: EvidenceRoom): Evidence {
  const { database } = room
  return {
    async gather(orderId) {
      const order = await orderIn(room, orderId)
      await append(room, order, await outside(room, order))
    },
    async file(orderId) {
      const order = await orderIn(room, orderId)
      const known = await outside(room, order)
      await append(room, order, known)
      return fileOf(database, order, known)
    },
    state: (orderId) =>
      one(
        database,
        sql<{ pieces: number; broken: number | null }>`select
          (select count(*)::int from orders.evidence where order_id = ${orderId}) as pieces,
          (select n from orders.broken_evidence(${orderId})) as broken`,
      ),
    broken: () =>
      all(
        database,
        sql<BrokenEvidence>`select o.number as "orderNumber", b.n from orders.broken_evidence() b
          join orders."order" o on o.id = b.order_id order by o.number`,
      ),
  }
}

async function orderIn({ database }: EvidenceRoom, orderId: string): Promise<Order> {
  const row = await rowOf(database, orderId)
  if (row === undefined) throw refuse('ORDER_NOT_FOUND')
  return orderOf(row)
}

async function outside(room: EvidenceRoom, order: Order): Promise<readonly OutsidePiece[]> {
  const [entries, told, shares] = await Promise.all([
    room.wallet.postingsOf(order.orderId),
    room.told(order.ownerId, order.orderId),
    sharePieces(room.database, order.orderId),
  ])
  const moved = entries.map(
    ({ entryId, kind, says, at, postings }): OutsidePiece => ({
      at,
      kind: 'money',
      ref: String(entryId),
      body: { kind, says, postings },
    }),
  )
  return [...(await rulesOf(room, order)), ...moved, ...shares, ...told].toSorted((a, b) =>
    Temporal.Instant.compare(a.at, b.at),
  )
}

/** Written down once; a supplier is not asked for them here. */
async function rulesOf(room: EvidenceRoom, order: Order): Promise<readonly OutsidePiece[]> {
  const { database } = room
  const issued = await maybe(
    database,
    sql<{
      at: Temporal.Instant
    }>`select at from orders.history where order_id = ${order.orderId} and status = 'issued'
      and not exists (select from orders.evidence where order_id = ${order.orderId} and kind = 'rules')
      order by id limit 1`,
  )
  if (issued === undefined) return []
  const terms = await database
    .transaction()
    .execute((trx) => productOf(room, order).refundTerms(order.orderId, trx))
  return [rulesPiece(terms, issued.at)]
}

async function append(
  { database }: EvidenceRoom,
  { orderId }: Order,
  pieces: readonly OutsidePiece[],
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`evidence ${orderId}`}, 0))`.execute(trx)
    const there = await all(
      trx,
      sql<{ key: string }>`select kind || ' ' || ref as key from orders.evidence where order_id = ${orderId}`,
    )
    const known = new Set(there.map(({ key }) => key))
    for (const { at, kind, ref, body } of pieces.filter((piece) => !known.has(`${piece.kind} ${piece.ref}`)))
      await sql`insert into orders.evidence (order_id, at, kind, ref, body)
        values (${orderId}, ${at}, ${kind}, ${ref}, ${JSON.stringify(body)}::jsonb)`.execute(trx)
  })
}

async function fileOf(
  trx: Trx,
  { orderId, orderNumber, brand }: Order,
  known: readonly OutsidePiece[],
): Promise<EvidenceFile> {
  const [pieces, screens, broken] = await Promise.all([
    all(
      trx,
      sql<EvidencePiece>`select n, at, kind, ref, body, orders.evidence_text(n, at, kind, ref, body) as sealed,
          encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash
        from orders.evidence where order_id = ${orderId} order by n`,
    ),
    all(
      trx,
      sql<{
        id: string
        text: string
      }>`select id::text, text from orders.screen_log where order_id = ${orderId}`,
    ),
    maybe(trx, sql<{ n: number }>`select n from orders.broken_evidence(${orderId})`),
  ])
  const texts = new Map<string, string | null>([
    ...screens.map(({ id, text }) => [`screen ${id}`, text] as const),
    ...known.map(({ kind, ref, text }) => [`${kind} ${ref}`, text ?? null] as const),
  ])
  return {
    orderId,
    orderNumber,
    brand,
    broken: broken?.n ?? null,
    pieces: pieces.map((piece) => ({ ...piece, text: texts.get(`${piece.kind} ${piece.ref}`) ?? null })),
  }
}
