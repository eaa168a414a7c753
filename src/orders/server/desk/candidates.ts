import { type RawBuilder, sql } from 'kysely'
import { isLatin, type SearchTerms } from '#orders/desk-search.ts'

/** Of one name: so many are looked at, not more. */
export const mostOfName = 20_000

/** Orders that fit, as `(id, rank)`: a number of its own first, whose it is next, names last. */
export function candidates(terms: SearchTerms, known: readonly string[]): RawBuilder<unknown> {
  const { code, mobile, nationalCode, names } = terms
  const parts = [
    sql`select id, 1 as rank from orders."order" where id = any(${known}::uuid[])`,
    ...(code === undefined ? [] : byCode(code)),
    ...(mobile === undefined ? [] : [byMobile(mobile)]),
    ...(nationalCode === undefined
      ? []
      : [sql`select order_id, 2 from orders.passenger where national_code = ${nationalCode}`]),
    ...names.map(byName),
  ]
  return sql`select id, min(rank) as rank from (${sql.join(parts, sql` union all `)}) hit group by id`
}

function byCode(code: string): readonly RawBuilder<unknown>[] {
  return [
    sql`select id, 1 from orders."order" where number = ${code}`,
    sql`select o.id, 1 from orders.trip join orders."order" o on o.trip_id = trip.id where trip.number = ${code}`,
    sql`select id, 1 from orders."order"
      where reference is not null and string_to_array(reference, '/') @> array[${code}::text]`,
    sql`select order_id, 2 from orders.passenger where passport_number = ${code}`,
  ]
}

function byMobile(mobile: string): RawBuilder<unknown> {
  return sql`select id, 2 from orders."order"
    where right(regexp_replace(contact_phone, '\\D', '', 'g'), 10) = ${mobile}`
}

function byName(name: string): RawBuilder<unknown> {
  return sql`(select order_id, 3 from orders.passenger where ${isNamed(name)} limit ${mostOfName})`
}

/** A range, for a plan that is made before the name is known would not read the index for a pattern. */
export function isNamed(name: string): RawBuilder<boolean> {
  const column = isLatin(name)
    ? sql`orders.folded(last_name || first_name)`
    : sql`orders.folded(last_name_farsi || first_name_farsi)`
  return sql`${column} ~>=~ ${name} and ${column} ~<~ ${`${name}\u{10ffff}`}`
}
