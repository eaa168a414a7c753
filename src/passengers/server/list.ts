import { type RawBuilder, sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { change, insertion, type Person, type SavedRow } from '#passengers/server/saved.ts'

const longestList = 100

interface Keeping {
  readonly userId: string
  readonly now: Temporal.Instant
}

export async function keep(
  trx: Trx,
  person: Person,
  { userId, now }: Keeping,
): Promise<SavedRow | undefined> {
  const [known, ...doubles] = await all(trx, sameOn(userId, person))
  if (known === undefined) {
    return (await isFull(trx, userId)) ? undefined : one(trx, insertion(userId, person, now))
  }
  await sql`update passengers.saved set deleted_at = ${now} where id = any(${doubles.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  )
  return maybe(trx, change(userId, known.id, { person, now }))
}

/** Locks the user: two orders at once must not add somebody twice. */
export async function inTurn<Result>(
  trx: Trx,
  userId: string,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const turn = async (own: Trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`passengers of ${userId}`}, 0))`.execute(own)
    return work(own)
  }
  return trx.isTransaction ? turn(trx) : trx.transaction().execute(turn)
}

/** Surest first: national code, passport, then name and birth date unless national codes differ. */
function sameOn(userId: string, { passport, ...person }: Person): RawBuilder<{ id: string }> {
  const code = sql`${person.nationalCode}::text`
  const byCode = sql`coalesce(national_code = ${code}, false)`
  const byPassport = sql`coalesce((issuing_country, passport_number)
    = (${passport?.issuingCountry ?? null}::text, ${passport?.number ?? null}::text), false)`
  const byName = sql`(first_name, last_name, birth_date) = (${person.firstName}, ${person.lastName}, ${person.birth}::date)
    and coalesce(national_code = ${code}, true)`
  return sql<{ id: string }>`
    select id from passengers.saved
    where user_id = ${userId} and deleted_at is null and (${byCode} or ${byPassport} or ${byName})
    order by ${byCode} desc, ${byPassport} desc, used_at desc`
}

export async function isFull(trx: Trx, userId: string): Promise<boolean> {
  const { full } = await one(
    trx,
    sql<{ full: boolean }>`
      select count(*) >= ${longestList} as full from passengers.saved where user_id = ${userId} and deleted_at is null`,
  )
  return full
}
