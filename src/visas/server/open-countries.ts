import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import { type VisaCountry, visaCountries } from '#visas/choice.ts'

/** The countries whose requests are taken now. */
export async function openCountries(trx: Trx): Promise<ReadonlySet<VisaCountry>> {
  const rows = await all(trx, sql<{ country: string }>`select country from visas.closed`)
  return new Set(visaCountries.filter((one) => !rows.some(({ country }) => country === one)))
}

export async function isOpen(trx: Trx, country: VisaCountry): Promise<boolean> {
  return (await openCountries(trx)).has(country)
}

/** No request is taken for the country from now on, or again; those that were taken go on. */
export async function setOpen(
  database: Database,
  { country, isOpen: opens, at }: { country: VisaCountry; isOpen: boolean; at: Temporal.Instant },
): Promise<void> {
  await (opens
    ? sql`delete from visas.closed where country = ${country}`
    : sql`insert into visas.closed (country, closed_at) values (${country}, ${at}) on conflict do nothing`
  ).execute(database)
}
