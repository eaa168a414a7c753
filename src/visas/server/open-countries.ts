import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import { type VisaCountry, visaCountries } from '#visas/choice.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import type { Room } from '#visas/server/room.ts'

type Asking = Pick<Room, 'mode' | 'rates'> & { readonly database: Trx }

/** A demo opens all but the closed ones, production only those the desk opened. None whose currency's rate grew too old. */
export async function openCountries({ database, mode, rates }: Asking): Promise<ReadonlySet<VisaCountry>> {
  const newest = await rates.current()
  const rows = await all(
    database,
    mode === 'demo'
      ? sql<Row>`select country from visas.closed`
      : sql<Row>`select country from visas.opened where country not in (select country from visas.closed)`,
  )
  const isNamed = (one: VisaCountry) => rows.some(({ country }) => country === one)
  const isPriced = (one: VisaCountry) => !rates.isTooOld(newest[tariffOf(one).currency])
  return new Set(visaCountries.filter((one) => isNamed(one) === (mode === 'production') && isPriced(one)))
}

interface Row {
  readonly country: string
}

export async function isOpen(asking: Asking, country: VisaCountry): Promise<boolean> {
  return (await openCountries(asking)).has(country)
}

export async function setOpen(
  database: Database,
  { country, isOpen: opens, at }: { country: VisaCountry; isOpen: boolean; at: Temporal.Instant },
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const [to, from] = opens ? ['opened', 'closed'] : ['closed', 'opened']
    await sql`delete from ${sql.table(`visas.${from}`)} where country = ${country}`.execute(trx)
    await sql`
      insert into ${sql.table(`visas.${to}`)} values (${country}, ${at}) on conflict do nothing`.execute(trx)
  })
}
