import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { actingClocks, actingTries } from '#desk/acting-limits.ts'
import { sendActingCode } from '#desk/server/acting/acting-messages.ts'
import { mustBeFew } from '#desk/server/acting/asks.ts'
import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { orderNumbered } from '#desk/server/orders/actions.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Order } from '#orders/order.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** The code goes to the account's own number. Refuses ORDER_UNKNOWN, ACTING_BY_ANOTHER, CODE_TOO_SOON, CODES_ASKED_OFTEN. */
export async function askActingCode(
  rooms: ActingRooms,
  by: StaffVisitor,
  number: string,
): Promise<Temporal.Instant> {
  const order = await orderNumbered(rooms, number)
  const at = rooms.clock.now()
  const codeEndsAt = at.add({ seconds: actingClocks.codeSeconds })
  const id = randomUUID()
  const code = String(randomInt(100_000, 1_000_000))
  await rooms.desk.database.transaction().execute(async (trx) => {
    await makeRoom(trx, { order, by, at })
    await mustBeFew(trx, { order, by, at })
    await sql`insert into desk.acting (id, order_id, staff_id, code, asked_at, code_ends_at)
      values (${id}, ${order.orderId}, ${by.staffId}, ${sealed(rooms, id, code)}, ${at}, ${codeEndsAt})`.execute(
      trx,
    )
    await sendActingCode(rooms, trx, { order, by, code })
    await rooms.desk.audit.record(trx, by, entryOf('acting.asked', order, id))
  })
  return codeEndsAt
}

interface Asking {
  readonly order: Order
  readonly by: StaffVisitor
  readonly at: Temporal.Instant
}

/** One colleague at a time; his own earlier code stops working. */
async function makeRoom(trx: Trx, { order: { orderId }, by, at }: Asking): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('desk.acting'), hashtext(${orderId}))`.execute(trx)
  const before = await maybe(
    trx,
    sql<{ staffId: string; askedAt: Temporal.Instant; endsAt: Temporal.Instant }>`
      select staff_id as "staffId", asked_at as "askedAt", coalesce(ends_at, code_ends_at) as "endsAt"
      from desk.acting where order_id = ${orderId} and not is_over`,
  )
  if (before === undefined) return
  const isOpen = Temporal.Instant.compare(at, before.endsAt) < 0
  if (isOpen && before.staffId !== by.staffId) throw refuse('ACTING_BY_ANOTHER')
  if (Temporal.Instant.compare(at, before.askedAt.add({ seconds: actingClocks.againSeconds })) < 0)
    throw refuse('CODE_TOO_SOON')
  await sql`update desk.acting set is_over = true where order_id = ${orderId} and not is_over`.execute(trx)
}

interface Try {
  readonly number: string
  readonly code: string
}

/** Until when. The try is counted in the statement that compares. Refuses ORDER_UNKNOWN, ACTING_CODE_WRONG, ACTING_CODE_SPENT. */
export async function openActing(
  rooms: ActingRooms,
  by: StaffVisitor,
  { number, code }: Try,
): Promise<Temporal.Instant> {
  const order = await orderNumbered(rooms, number)
  const tried = await rooms.desk.database.transaction().execute(async (trx) => {
    const row = await tryCode(rooms, trx, { order, by, code })
    if (row !== undefined)
      await rooms.desk.audit.record(
        trx,
        by,
        row.endsAt === null
          ? { ...entryOf('acting.code-wrong', order, row.id), outcome: 'refused' }
          : entryOf('acting.opened', order, row.id),
      )
    return row
  })
  if (tried === undefined) throw refuse('ACTING_CODE_SPENT', { property: 'code' })
  if (tried.endsAt !== null) return tried.endsAt
  throw refuse(tried.tries < actingTries ? 'ACTING_CODE_WRONG' : 'ACTING_CODE_SPENT', { property: 'code' })
}

interface Tried {
  readonly id: string
  readonly tries: number
  /** null for a wrong code */
  readonly endsAt: Temporal.Instant | null
}

async function tryCode(
  rooms: ActingRooms,
  trx: Trx,
  { order, by, code }: { readonly order: Order; readonly by: StaffVisitor; readonly code: string },
): Promise<Tried | undefined> {
  const at = rooms.clock.now()
  const live = sql`order_id = ${order.orderId} and staff_id = ${by.staffId} and not is_over and opened_at is null
    and tries < ${actingTries} and code_ends_at > ${at}`
  const found = await maybe(trx, sql<{ id: string }>`select id from desk.acting where ${live} for update`)
  if (found === undefined) return undefined
  const isRight = sql`code = ${sealed(rooms, found.id, code)}`
  const endsAt = at.add({ seconds: actingClocks.openSeconds })
  return one(
    trx,
    sql<Tried>`update desk.acting set tries = tries + 1,
        opened_at = case when ${isRight} then ${at}::timestamptz end,
        ends_at = case when ${isRight} then ${endsAt}::timestamptz end
      where id = ${found.id} returning id, tries, ends_at as "endsAt"`,
  )
}

export async function endActing(rooms: ActingRooms, by: StaffVisitor, number: string): Promise<void> {
  const order = await orderNumbered(rooms, number)
  await rooms.desk.database.transaction().execute(async (trx) => {
    const ended = await maybe(
      trx,
      sql<{ id: string }>`update desk.acting set is_over = true
        where order_id = ${order.orderId} and staff_id = ${by.staffId} and not is_over returning id`,
    )
    if (ended !== undefined) await rooms.desk.audit.record(trx, by, entryOf('acting.ended', order, ended.id))
  })
}

/** Locked until the transaction ends. Refuses ACTING_CODE_NEEDED, with another's code and another order's too. */
export async function mustBeActing(
  { clock }: Pick<ActingRooms, 'clock'>,
  trx: Trx,
  { by, orderId }: { readonly by: StaffVisitor; readonly orderId: string },
): Promise<string> {
  const open = await maybe(
    trx,
    sql<{ id: string }>`select id from desk.acting where order_id = ${orderId} and staff_id = ${by.staffId}
      and not is_over and opened_at is not null and ends_at > ${clock.now()} for update`,
  )
  if (open === undefined) throw refuse('ACTING_CODE_NEEDED')
  return open.id
}

/** The order, while the code is good. Refuses ORDER_UNKNOWN, ACTING_CODE_NEEDED. */
export async function mustBeActingNow(rooms: ActingRooms, by: StaffVisitor, number: string): Promise<Order> {
  const order = await orderNumbered(rooms, number)
  await rooms.desk.database
    .transaction()
    .execute((trx) => mustBeActing(rooms, trx, { by, orderId: order.orderId }))
  return order
}

function sealed({ settings }: Pick<ActingRooms, 'settings'>, id: string, code: string): Buffer {
  return createHmac('sha256', settings.secrets.pepper).update(`acting ${id} ${code}`).digest()
}

type ActingAction = 'acting.asked' | 'acting.opened' | 'acting.code-wrong' | 'acting.ended'

/** Both are named: the colleague by the entry, the traveller by the account. */
function entryOf(action: ActingAction, { orderNumber, ownerId }: Order, acting: string) {
  const subject = { kind: 'order', id: orderNumber } as const
  return { action, subject, details: { acting, traveller: ownerId } } as const
}
