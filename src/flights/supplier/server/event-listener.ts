import { sql } from 'kysely'
import { type Database, maybe } from '#database/database.ts'
import type { SupplierEvent, SupplierSaid } from '#flights/supplier/event.ts'
import { type Bookings, lookUp } from '#flights/supplier/server/looking-up.ts'
import { issuedAs, moved, rowNamed } from '#flights/supplier/server/outbox.ts'
import { receiveChanges } from '#flights/supplier/server/supplier-changes.ts'

/** `nobody`: no such supplier, or one without webhooks; `later`: cannot be processed now, the supplier will repeat it. */
export type ReceivedDetails = 'heard' | 'forged' | 'nobody' | 'later'

/** longer than any supplier repeats events */
const rememberedDays = 14

/** Processes a webhook once, however often repeated. A job finds what is missed here. */
export async function receiveFromSupplier(
  desk: Bookings,
  name: string,
  said: SupplierSaid,
): Promise<ReceivedDetails> {
  const supplier = desk.suppliers.of(name)
  if (supplier?.hears === undefined) return 'nobody'
  const event = supplier.hears(said)
  if (event === undefined) return 'forged'
  if (await isKnown(desk.database, name, event)) return 'heard'
  if (!(await actOn(desk, name, event))) return 'later'
  await remember(desk, name, event)
  desk.log.info({ supplier: name, says: event.says, key: event.key }, 'supplier.said')
  return 'heard'
}

async function actOn(desk: Bookings, supplier: string, event: SupplierEvent): Promise<boolean> {
  if (event.says !== 'changed') {
    await settle(desk, supplier, event)
    return true
  }
  const row = event.ref === null ? undefined : await issuedAs(desk.database, supplier, event.ref)
  return row === undefined || (await receiveChanges(desk, row)) !== 'unanswered'
}

async function settle(desk: Bookings, supplier: string, { says, key }: SupplierEvent): Promise<void> {
  const row = key === null ? undefined : await rowNamed(desk.database, key)
  if (row === undefined || row.supplier !== supplier || row.state !== 'unknown' || says === 'other') return
  if (says === 'made' || row.ref !== null) await lookUp(desk, row)
  else
    await moved(desk.database, row.key, {
      to: 'failed',
      now: desk.clock.now(),
      reason: 'the supplier could not make it',
    })
}

async function isKnown(database: Database, supplier: string, { id }: SupplierEvent): Promise<boolean> {
  const row = await maybe<{ id: string }>(
    database,
    sql`select id from flights.supplier_events where supplier = ${supplier} and id = ${id}`,
  )
  return row !== undefined
}

async function remember(
  { database, clock }: Bookings,
  supplier: string,
  { id }: SupplierEvent,
): Promise<void> {
  const now = clock.now()
  await sql`
    insert into flights.supplier_events (supplier, id, heard_at) values (${supplier}, ${id}, ${now})
    on conflict do nothing`.execute(database)
  const long = now.subtract({ hours: rememberedDays * 24 })
  await sql`delete from flights.supplier_events where heard_at < ${long}`.execute(database)
}
