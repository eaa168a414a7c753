import pg from 'pg'
import type { Town } from './houses.ts'

/** Closed books: what they said when they were closed. */
export interface Fingerprint {
  readonly database: string
  readonly books: string
}

const books = `
  select (select count(*) from orders."order") || ' orders ' ||
    (select md5(coalesce(string_agg(id || status || total, ',' order by id), '')) from orders."order") || ', ' ||
    (select count(*) from wallet.posting) || ' postings ' ||
    (select md5(coalesce(string_agg(posting::text, ',' order by posting::text), '')) from wallet.posting) as books`

export function fingerprintOf({ cluster, balancer }: Town, database: string): Promise<Fingerprint> {
  const { POSTGRES_PASSWORD: password } = cluster.values
  return fingerprintAt(`postgres://postgres:${password}@${balancer.primary}/${database}`, database)
}

export async function fingerprintAt(url: string, database: string): Promise<Fingerprint> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ books: string }>(books)
    return { database, books: rows[0]?.books ?? '' }
  } finally {
    await client.end()
  }
}

/** Houses that tell something else after all that came after them. */
export async function otherThan(town: Town, closed: readonly Fingerprint[]): Promise<readonly string[]> {
  const changed: string[] = []
  for (const one of closed) {
    const now = await fingerprintOf(town, one.database)
    if (now.books !== one.books) changed.push(`${one.database}: ${one.books}, now ${now.books}`)
  }
  return changed
}
