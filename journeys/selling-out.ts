import { sql } from 'kysely'
import type { Stage } from './stage.ts'

export async function sellOut({ product: { agency } }: Stage, day: string): Promise<void> {
  await agency.flights.search({
    flightType: 1,
    origin: { code: 'THR', kind: 'CityCode' },
    destination: { code: 'MHD', kind: 'CityCode' },
    dates: [day],
    adults: 1,
    children: 0,
    infants: 0,
  })
  await sql`update flights.fares f set elsewhere = capacity - held - sold
    from flights.departures p join flights.days d on d.id = p.day_id
    where f.departure_id = p.id and d.origin = 'THR' and d.destination = 'MHD' and p.date = ${day}`.execute(
    agency.database,
  )
}
