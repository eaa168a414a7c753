import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { violates } from '#database/violates.ts'
import { ZERO } from '#money/rial.ts'
import { correctionSubject } from '#orders/correction-subject.ts'
import type { Order, OrderPassenger } from '#orders/order.ts'
import { type Correction, columnsOf, correctionsOf } from '#orders/server/corrections/correction-rows.ts'
import { lockedOrder, lockedOwn } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { announce } from '#server/bus.ts'

export interface PersonCorrected {
  readonly orderId: string
  readonly userId: string
  readonly position: number
  /** as the decision was made on */
  readonly before: OrderPassenger
  readonly after: OrderPassenger
}

/** What is put right of people on issued tickets; each in the caller's transaction. */
export interface Corrections {
  /** At once. Throws ORDER_NOT_FOUND, NOT_ISSUED, CORRECTED_MEANWHILE, CORRECTION_OPEN, REBOOKING_OPEN. */
  apply(trx: Trx, person: PersonCorrected): Promise<void>
  /** For the desk, which answers until `dueAt`. Throws as `apply`. */
  request(trx: Trx, person: PersonCorrected, dueAt: Temporal.Instant): Promise<void>
  /** What was requested is put on the tickets, or refused in words for the traveller. Throws NO_CORRECTION,
   * CORRECTED_MEANWHILE, REBOOKING_OPEN. */
  decide(trx: Trx, id: number, refusal?: string): Promise<Correction>
  of(orderId: string): Promise<readonly Correction[]>
  open(): Promise<readonly Correction[]>
}

export function openCorrections(room: Room): Corrections {
  return {
    async apply(trx, person) {
      const order = await lockedFor(trx, person)
      const at = room.clock.now()
      const id = await insert(trx, person, at)
      await put(room, trx, { order, id, at })
    },
    async request(trx, person, dueAt) {
      await lockedFor(trx, person)
      const at = room.clock.now()
      const subject = correctionSubject(await insert(trx, person, at))
      await room.promises.give(trx, {
        kind: 'correction-decided',
        subject,
        orderId: person.orderId,
        at,
        dueAt,
      })
    },
    decide: (trx, id, refusal) => decide(room, trx, { id, refusal }),
    of: (orderId) => correctionsOf(room.database, sql`order_id = ${orderId}`),
    open: () => correctionsOf(room.database, sql`state = 'requested'`),
  }
}

async function lockedFor(trx: Trx, { orderId, userId, position }: PersonCorrected): Promise<Order> {
  const order = await lockedOwn(trx, orderId, userId)
  if (order.status !== 'issued') throw refusalAt(order.status)
  await mustStay(trx, { orderId, position })
  return order
}

/** Tickets promised to another order go back as they are. */
async function mustStay(
  trx: Trx,
  { orderId, position }: Pick<Correction, 'orderId' | 'position'>,
): Promise<void> {
  const promised = await maybe(
    trx,
    sql`select from orders.rebooked r join orders."order" made on made.id = r.order_id
      where r.of_order_id = ${orderId} and r.passenger = ${position}
        and made.status not in ('issued', 'refunded')`,
  )
  if (promised !== undefined) throw refuse('REBOOKING_OPEN')
}

async function insert(trx: Trx, person: PersonCorrected, at: Temporal.Instant): Promise<number> {
  const { orderId, position, before, after } = person
  try {
    const row = await maybe(
      trx,
      sql<{ id: number }>`
        insert into orders.correction (order_id, position, before, after, state, requested_at)
        select order_id, position, orders.person_of(p), ${JSON.stringify(columnsOf(after))}::jsonb, 'requested', ${at}
        from orders.passenger p
        where order_id = ${orderId} and position = ${position} and orders.person_of(p) = ${JSON.stringify(columnsOf(before))}::jsonb
        returning id`,
    )
    if (row === undefined) throw refuse('CORRECTED_MEANWHILE')
    return row.id
  } catch (error) {
    throw violates(error, 'one_open_correction') ? refuse('CORRECTION_OPEN') : error
  }
}

interface Putting {
  readonly order: Order
  readonly id: number
  readonly at: Temporal.Instant
}

/** Whoever was corrected meanwhile is corrected no more by an older wish. */
async function put(room: Room, trx: Trx, { order, id, at }: Putting): Promise<void> {
  await sql`
    update orders.correction set state = 'done', decided_at = ${at}, applied_in = pg_current_xact_id() where id = ${id}`.execute(
    trx,
  )
  const { numAffectedRows } = await sql`
    update orders.passenger p set first_name = n.first_name, last_name = n.last_name, first_name_farsi = n.first_name_farsi,
      last_name_farsi = n.last_name_farsi, gender = n.gender, birth_date = n.birth_date, national_code = n.national_code,
      passport_type = n.passport_type, passport_number = n.passport_number, nationality = n.nationality,
      issuing_country = n.issuing_country, passport_expires_on = n.passport_expires_on
    from orders.correction c, jsonb_populate_record(null::orders.passenger, c.after) n
    where c.id = ${id} and p.order_id = c.order_id and p.position = c.position and orders.person_of(p) = c.before`.execute(
    trx,
  )
  if (numAffectedRows !== 1n) throw refuse('CORRECTED_MEANWHILE')
  await tell(room, trx, { order, id, happened: 'corrected' })
}

async function decide(
  room: Room,
  trx: Trx,
  { id, refusal }: { readonly id: number; readonly refusal: string | undefined },
): Promise<Correction> {
  const [wanted] = await correctionsOf(trx, sql`id = ${id} and state = 'requested'`)
  const order = wanted && (await lockedOrder(trx, wanted.orderId))
  if (wanted === undefined || order === undefined) throw refuse('NO_CORRECTION')
  const [still] = await correctionsOf(trx, sql`id = ${id} and state = 'requested'`)
  if (still === undefined) throw refuse('NO_CORRECTION')
  const at = room.clock.now()
  if (refusal === undefined) {
    if (order.status !== 'issued') throw refusalAt(order.status)
    await mustStay(trx, wanted)
    await put(room, trx, { order, id, at })
  } else {
    await one(
      trx,
      sql`update orders.correction set state = 'refused', decided_at = ${at}, reason = ${refusal}
        where id = ${id} returning id`,
    )
    await tell(room, trx, { order, id, happened: 'correction-refused' })
  }
  await room.promises.keep(trx, 'correction-decided', correctionSubject(id))
  return wanted
}

async function tell(
  room: Room,
  trx: Trx,
  { order, id, happened }: Omit<Putting, 'at'> & { readonly happened: 'corrected' | 'correction-refused' },
): Promise<void> {
  await room.tell(trx, { order, amount: ZERO, happened, again: String(id) })
  await announce(trx, { topic: 'order', orderId: order.orderId, status: order.status })
}
