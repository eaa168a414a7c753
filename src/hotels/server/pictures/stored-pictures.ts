import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { PictureFormat, PictureWidth } from '#hotels/pictures.ts'
import type { PictureFile } from '#hotels/server/pictures/make-sizes.ts'

export interface KnownPicture {
  readonly id: string
  readonly supplier: string
  readonly source: string
  readonly restsUntil: Temporal.Instant | null
}

interface PictureOfHotel {
  readonly id: string
  readonly hotelId: string
  readonly supplier: string
  readonly source: string
}

export async function keepPictures(trx: Trx, pictures: readonly PictureOfHotel[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into hotels.pictures (id, hotel_id, supplier, source)
    select distinct on (id) id, "hotelId", supplier, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id text, "hotelId" text, supplier text, source text)
    order by id on conflict (id) do nothing`.execute(trx)
}

export function knownPicture(trx: Trx, id: string): Promise<KnownPicture | undefined> {
  return maybe<KnownPicture>(
    trx,
    sql`select id, supplier, source, rests_until as "restsUntil" from hotels.pictures where id = ${id}`,
  )
}

export interface PictureSize {
  readonly width: PictureWidth
  readonly format: PictureFormat
}

export async function storedFile(
  trx: Trx,
  id: string,
  { width, format }: PictureSize,
): Promise<Buffer | undefined> {
  const row = await maybe<{ body: Buffer }>(
    trx,
    sql`select body from hotels.picture_files where picture_id = ${id} and width = ${width} and format = ${format}`,
  )
  return row?.body
}

export async function storeFiles(
  trx: Trx,
  id: string,
  { files, now }: { readonly files: readonly PictureFile[]; readonly now: Temporal.Instant },
): Promise<void> {
  const rows = files.map(({ width, format, body }) => sql`(${id}, ${width}, ${format}, ${body})`)
  await sql`
    insert into hotels.picture_files (picture_id, width, format, body) values ${sql.join(rows)}
    on conflict do nothing`.execute(trx)
  await sql`
    update hotels.pictures set fetched_at = ${now}, rests_until = null, reason = null where id = ${id}`.execute(
    trx,
  )
}

export async function letRest(
  trx: Trx,
  id: string,
  { until, reason }: { readonly until: Temporal.Instant; readonly reason: string },
): Promise<void> {
  await sql`
    update hotels.pictures set rests_until = ${until}, reason = ${reason.slice(0, 200)} where id = ${id}`.execute(
    trx,
  )
}

/** The oldest files go until the rest fits; returns how many pictures lost theirs. */
export async function fitBudget(trx: Trx, mostBytes: number): Promise<number> {
  const gone = await all(
    trx,
    sql`
      with sizes as (
        select picture_id, sum(octet_length(body)) as bytes from hotels.picture_files group by picture_id
      ), running as (
        select p.id, sum(bytes) over (order by fetched_at desc, id) as total
        from hotels.pictures p join sizes on picture_id = p.id
      ), over as (select id from running where total > ${mostBytes}),
      emptied as (update hotels.pictures set fetched_at = null where id in (select id from over))
      delete from hotels.picture_files where picture_id in (select id from over) returning picture_id`,
  )
  return new Set(gone.map((row) => JSON.stringify(row))).size
}
