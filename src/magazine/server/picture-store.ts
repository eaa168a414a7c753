import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import type { PictureSize } from '#magazine/paths.ts'
import { drawnPicture } from '#magazine/server/drawn-picture.ts'
import { guardedGet } from '#magazine/server/guarded-request.ts'
import { pictureId } from '#magazine/server/picture-addresses.ts'
import type { Clock } from '#server/clock.ts'

interface Fetching {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** host of the magazine */
  readonly home: string
}

const atOnce = 40
const mostTries = 5
const limits = { mostBytes: 12 * 1024 * 1024, longestMs: 20_000 } as const

/** Notes what an article needs; fetched by `fetchPictures`. */
export async function wantPictures(
  trx: Trx,
  addresses: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  for (const address of new Set(addresses))
    await sql`
      insert into magazine.picture (id, address, try_after) values (${pictureId(address)}, ${address}, ${now})
      on conflict do nothing`.execute(trx)
}

/** What is still missing, some at a time; a picture that fails is asked for again later, and given up after five tries. */
export async function fetchPictures({ database, clock, log, home }: Fetching): Promise<number> {
  const now = clock.now()
  const missing = await all(
    database,
    sql<{ id: string; address: string; tries: number }>`
      update magazine.picture set tries = tries + 1, try_after = ${now.add({ minutes: 30 })}
      where id in (select id from magazine.picture where wide is null and try_after <= ${now} and tries < ${mostTries}
        order by try_after, id limit ${atOnce} for update skip locked)
      returning id, address, tries`,
  )
  let drawn = 0
  for (const { id, address } of missing)
    try {
      const { status, body } = await guardedGet(address, { home, ...limits })
      if (status !== 200) throw new Error(`answered ${status}`)
      const { width, height, wide, small } = await drawnPicture(body)
      await sql`
        update magazine.picture set width = ${width}, height = ${height}, wide = ${wide}, small = ${small}
        where id = ${id}`.execute(database)
      drawn += 1
    } catch (error) {
      log.warn({ err: error, picture: id }, 'magazine.picture-failed')
    }
  return drawn
}

export interface StoredSize {
  readonly width: number
  readonly height: number
}

/** Sizes of those that are there, by id. */
export async function storedSizes(
  database: Trx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSize>> {
  const rows = await all(
    database,
    sql<StoredSize & { id: string }>`
      select id, width, height from magazine.picture where id = any(${ids}::text[]) and wide is not null`,
  )
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]))
}

export async function pictureBytes(
  database: Database,
  id: string,
  size: PictureSize,
): Promise<Buffer | undefined> {
  const row = await maybe(
    database,
    sql<{ bytes: Buffer | null }>`
      select ${size === 'wide' ? sql`wide` : sql`small`} as bytes from magazine.picture where id = ${id}`,
  )
  return row?.bytes ?? undefined
}
