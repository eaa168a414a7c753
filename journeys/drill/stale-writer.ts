import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Ground } from './ground.ts'
import { asSuperuser } from './houses.ts'

/** Writes straight to one machine, whatever HAProxy says of it, over connections it had before. */
export interface Marker {
  readonly address: string
  /** the marks that were answered */
  end(): Promise<readonly number[]>
  /** those of them that the primary of now has not */
  missing(marks: readonly number[]): Promise<readonly number[]>
}

const connections = 5
const betweenMs = 50

export async function openMarker(ground: Ground, address: string): Promise<Marker> {
  const { values } = ground.cluster
  await asSuperuser(ground, 'create table if not exists public.mark (id integer primary key)')
  const { rows } = await asSuperuser(ground, 'select coalesce(max(id), 0) as last from public.mark')
  const acknowledged: number[] = []
  let last: number = rows[0].last
  let isOver = false
  const writers = Array.from({ length: connections }, async () => {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${values.POSTGRES_PASSWORD}@${address}:5432/postgres`,
      query_timeout: 60_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  })
  const clients = await Promise.all(writers)
  const writing = clients.map(async (client) => {
    while (!isOver) {
      const id = (last += 1)
      // one that fails is not said to be there
      const told = await client.query('insert into public.mark values ($1)', [id]).catch(() => undefined)
      if (told !== undefined) acknowledged.push(id)
      await sleep(betweenMs)
    }
  })
  return {
    address,
    async end() {
      isOver = true
      await Promise.race([Promise.all(writing), sleep(20_000)])
      await Promise.race([Promise.all(clients.map((client) => client.end())), sleep(2000)])
      return [...acknowledged]
    },
    async missing(marks) {
      const there = await asSuperuser(ground, 'select id from public.mark')
      const known = new Set(there.rows.map(({ id }) => Number(id)))
      return marks.filter((id) => !known.has(id))
    },
  }
}
