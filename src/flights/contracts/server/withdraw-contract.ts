import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all } from '#database/database.ts'
import { oneAtATime } from '#flights/contracts/server/load-contract.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { House } from '#server/house.ts'

/** What somebody holds or bought stands as it was sold. Refuses CONTRACT_NOT_FOUND for an unknown or withdrawn name. */
export function withdrawContract(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  name: string,
): Promise<void> {
  const now = clock.now()
  return database.transaction().execute(async (trx) => {
    await oneAtATime(trx)
    const withdrawn = await affected(
      trx,
      sql`update flights.contracts set withdrawn_at = ${now} where name = ${name} and withdrawn_at is null`,
    )
    if (withdrawn === 0) throw refuse('CONTRACT_NOT_FOUND')
    // whoever is taking seats of it is waited for, and only then is looked what was taken
    const locked = await all(
      trx,
      sql<{ departureId: number }>`
        select departure_id as "departureId" from flights.fares where contract = ${name} order by id for update`,
    )
    const departures = [...new Set(locked.map(({ departureId }) => departureId))]
    await sql`
      delete from flights.fares f where f.contract = ${name}
        and not exists (select from flights.hold_fares h where h.fare_id = f.id)`.execute(trx)
    await sql`
      update flights.fares set closes_at = least(closes_at, ${now}) where contract = ${name}`.execute(trx)
    await sql`
      delete from flights.departures p where p.id = any(${departures})
        and not exists (select from flights.fares f where f.departure_id = p.id)
        and not exists (select from flights.watched_flights w where w.departure_id = p.id)`.execute(trx)
  })
}
