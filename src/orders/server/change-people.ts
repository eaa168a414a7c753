import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { type Contact, isOver, type Order, type OrderPassenger } from '#orders/order.ts'
import { lockedOwn, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'

export interface PeopleCorrected {
  readonly orderId: string
  readonly userId: string
  readonly passengers: readonly OrderPassenger[]
  readonly contact: Contact
  /** what else changes with them, or nothing does */
  readonly alongside?: (trx: Trx) => Promise<void>
}

/** See `Orders.changePeople`. A bank is asked before anything is locked. */
export async function changePeople(room: Room, asked: PeopleCorrected): Promise<Order> {
  const { orderId, userId, passengers, contact } = asked
  const seen = orderOf(await ownRow(room.database, orderId, userId))
  mustBeOpen(seen, room.clock.now())
  await room.money.mustHaveSpoken({ orderId, userId })
  return room.database.transaction().execute(async (trx) => {
    const order = await lockedOwn(trx, orderId, userId)
    mustBeOpen(order, room.clock.now())
    for (const [position, person] of passengers.entries()) await rewrite(trx, { orderId, position, person })
    await sql`
      update orders."order" set contact_phone = ${contact.phoneNumber}, contact_email = ${contact.email}
      where id = ${orderId}`.execute(trx)
    await asked.alongside?.(trx)
    return order
  })
}

function mustBeOpen(order: Order, now: Temporal.Instant): void {
  if (order.status !== 'submitted' && order.status !== 'approved') throw refusalAt(order.status)
  if (isOver(order, now)) throw refuse('ORDER_EXPIRED')
}

interface Rewritten {
  readonly orderId: string
  readonly position: number
  readonly person: OrderPassenger
}

/** Each stays in the same place and group: bags and price are of that place. */
async function rewrite(trx: Trx, { orderId, position, person }: Rewritten): Promise<void> {
  const { passport } = person
  const { numAffectedRows } = await sql`
    update orders.passenger set first_name = ${person.firstName}, last_name = ${person.lastName},
      first_name_farsi = ${person.firstNameFarsi}, last_name_farsi = ${person.lastNameFarsi},
      gender = ${person.gender}, birth_date = ${person.birthDate}, national_code = ${person.nationalCode},
      passport_type = ${passport?.type ?? null}, passport_number = ${passport?.number ?? null},
      nationality = ${passport?.nationality ?? null}, issuing_country = ${passport?.issuingCountry ?? null},
      passport_expires_on = ${passport?.expiresOn ?? null}::date
    where order_id = ${orderId} and position = ${position} and age_group = ${person.group}`.execute(trx)
  if (numAffectedRows !== 1n)
    throw new RangeError(`nobody of that group stands at ${position} of order ${orderId}`)
}
