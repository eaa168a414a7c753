import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { disruptedBy, type TicketFlight } from '#flights/supplier/change.ts'
import type { Bookings } from '#flights/supplier/server/looking-up.ts'
import { columns, type SupplierOrderRow } from '#flights/supplier/server/outbox.ts'
import { airlineOf } from '#places/airlines.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'
import { done } from '#suppliers/outcome.ts'

/** interval per order; webhooks come at once */
const everyHours = 6
const atOnce = 50

/** Asks suppliers for airline changes to orders still to be flown, in
 * case a webhook was lost. Returns how many had changes. */
export async function askForChanges(desk: Bookings): Promise<number> {
  const heard = await eachByItself(
    await due(desk),
    async (row) => (await receiveChanges(desk, row)) === 'heard',
  )
  return unlessFailed(heard, 'changes could not be told')
}

/** Marks the due ones as asked; suppliers at rest keep theirs, flown orders are never due again. */
async function due({ database, clock, suppliers }: Bookings): Promise<readonly SupplierOrderRow[]> {
  await suppliers.ready()
  const asked = suppliers.all.filter((one) => one.changes !== undefined && !suppliers.rests(one))
  const names = asked.map(({ name }) => name)
  if (names.length === 0) return []
  const now = clock.now()
  const isAhead = sql`exists (
    select from flights.hold_fares h join flights.fares f on f.id = h.fare_id
    join flights.departures d on d.id = f.departure_id
    join flights.tickets t on t.order_id = h.order_id and t.leg = h.leg and t.state = 'open'
    where h.order_id = o.order_id and f.supplier = o.supplier and d.departs_at > ${now})`
  return all<SupplierOrderRow>(
    database,
    sql`
      with asked as (
        update flights.supplier_orders o
        set changes_asked_at = case when ${isAhead} then ${now}::timestamptz else 'infinity' end
        where key in (
          select key from flights.supplier_orders
          where state = 'issued' and supplier = any(${names}) and changes_asked_at <= ${now.subtract({ hours: everyHours })}
          order by changes_asked_at limit ${atOnce} for update skip locked)
        returning *)
      select ${columns} from asked where changes_asked_at = ${now} order by asked_at`,
  )
}

/** Processes an order's new changes. `unanswered`: the supplier could not be asked. Nobody is notified twice. */
export async function receiveChanges(
  desk: Bookings,
  row: SupplierOrderRow,
): Promise<'heard' | 'nothing' | 'unanswered'> {
  const supplier = desk.suppliers.of(row.supplier)
  const { ref } = row
  if (supplier === undefined || ref === null) return 'nothing'
  const told = await desk.suppliers.ask(
    supplier,
    async (patience) => (await supplier.changes?.(ref, patience)) ?? done([]),
  )
  if (told.kind !== 'done') {
    desk.log.warn(
      { orderId: row.orderId, supplier: row.supplier, outcome: told.kind },
      'supplier.changes-untold',
    )
    return 'unanswered'
  }
  const fresh = told.value.filter(({ id }) => !row.changesHeard.includes(id))
  const sold = fresh.length === 0 ? [] : await flightsSold(desk, row)
  for (const change of fresh) {
    const disrupted = disruptedBy(change, sold)
    for (const { flight, minutes, isNews } of disrupted)
      await desk.flightChanged({
        ...flight,
        date: flight.departsLocal.toPlainDate(),
        orderId: row.orderId,
        minutes,
        isNews,
        source: supplier.title,
      })
    await sql`
      update flights.supplier_orders set changes_heard = array_append(changes_heard, ${change.id})
      where key = ${row.key} and ${change.id} <> all(changes_heard)`.execute(desk.database)
    const flights = disrupted.map(({ flight, minutes }) => `${flight.flightNumber}: ${minutes ?? 'gone'}`)
    desk.log.info({ orderId: row.orderId, change: change.id, flights }, 'supplier.flights-changed')
  }
  return fresh.length > 0 ? 'heard' : 'nothing'
}

interface SoldThere extends TicketFlight {
  readonly leg: number
  readonly departsAt: Temporal.Instant
  readonly flightNumber: string
  readonly airlineCode: string
}

async function flightsSold(
  { database }: Pick<Bookings, 'database'>,
  { orderId, supplier, offerId }: SupplierOrderRow,
): Promise<readonly SoldThere[]> {
  const rows = await all(
    database,
    sql<Omit<SoldThere, 'airline' | 'airlineCode' | 'flightNumber'> & { readonly airlineId: string }>`
      select h.leg, d.airline_id as "airlineId", d.flight_number as number, day.origin, day.destination,
        d.departs_local as "departsLocal", d.departs_at as "departsAt"
      from flights.hold_fares h join flights.fares f on f.id = h.fare_id
      join flights.departures d on d.id = f.departure_id join flights.days day on day.id = d.day_id
      where h.order_id = ${orderId} and f.supplier = ${supplier} and f.offer_id = ${offerId}
      order by d.departs_at`,
  )
  return rows.map(({ airlineId, ...row }) => {
    const { iata } = airlineOf(airlineId)
    return { ...row, airline: iata, airlineCode: iata, flightNumber: `${iata} ${row.number}` }
  })
}
