import pg from 'pg'

export type AddressOf = (nth: number) => string

const samples = {
  /** flights ahead, which have all that can be done about them */
  issued: `select number from orders."order" join orders.journey on order_id = id and position = 0
    where status = 'issued' and departs_at > now() + interval '1 day' order by md5(number) limit 100`,
  visas: `select number from orders."order" join visas.request on order_id = id where received_at is not null order by md5(number) limit 100`,
  conversations: 'select id::text as number from support.conversation order by id limit 100',
  refunds: `select tracking_number as number from refunds.request where destination = 'wallet' order by md5(tracking_number) limit 100`,
  contacts: 'select number::text from help.contact_requests order by md5(number::text) limit 100',
} as const

export type Samples = Readonly<Record<keyof typeof samples, readonly string[]>>

export const noSamples: Samples = { issued: [], visas: [], conversations: [], contacts: [], refunds: [] }

/** Numbers of what pages about one thing are of, of a seeded database. */
export async function sampled(url: string): Promise<Samples> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found: Partial<Record<keyof typeof samples, readonly string[]>> = {}
    for (const [name, statement] of Object.entries(samples) as [keyof typeof samples, string][]) {
      const { rows } = await client.query<{ number: string }>(statement)
      if (rows.length === 0) throw new Error(`there are no ${name} to ask for`)
      found[name] = rows.map(({ number }) => number)
    }
    return found as Samples
  } finally {
    await client.end()
  }
}

export function nthOf(among: readonly string[], nth: number): string {
  return among[nth % among.length] ?? ''
}

/** A colleague's leave to act on these orders, as a traveller's code gives it for a quarter of an hour. */
export async function openActing(url: string, staffId: string, numbers: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into desk.acting (id, order_id, staff_id, code, asked_at, code_ends_at, tries, opened_at, ends_at)
      select gen_random_uuid(), id, $1, sha256('code'), now() - interval '1 minute', now() + interval '4 minutes', 1, now(),
        now() + interval '15 minutes' from orders."order" where number = any($2)`,
      [staffId, numbers],
    )
  } finally {
    await client.end()
  }
}
