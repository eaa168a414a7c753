import { sql } from 'kysely'
import type { ContentKind, Fields, Version } from '#content/version.ts'
import { all, maybe, one, type Trx } from '#database/database.ts'

export interface NewVersion {
  readonly kind: ContentKind
  readonly key: string
  readonly brand: string | null
  readonly fields: Fields | null
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant | null
  readonly writtenBy: string
}

const columns = sql`id::integer as id, kind, key, brand, fields, starts_at as "startsAt", ends_at as "endsAt",
  written_by as "writtenBy", written_at as "writtenAt"`

/** What may be read now or will be: of each text and site the last that began, and all ahead. */
export function versionsAhead(trx: Trx, now: Temporal.Instant): Promise<readonly Version[]> {
  return all(
    trx,
    sql<Version>`(select distinct on (kind, key, brand) ${columns} from content.version
        where starts_at <= ${now} order by kind, key, brand, starts_at desc, id desc)
      union all
      select ${columns} from content.version where starts_at > ${now}`,
  )
}

/** Newest first. */
export function versionsOf(trx: Trx, kind: ContentKind, most: number): Promise<readonly Version[]> {
  return all(
    trx,
    sql<Version>`select ${columns} from content.version where kind = ${kind} order by id desc limit ${most}`,
  )
}

export type VersionHead = Pick<Version, 'id' | 'key' | 'startsAt'>

/** Newest first. */
export function versionHeads(trx: Trx, kind: ContentKind): Promise<readonly VersionHead[]> {
  return all(
    trx,
    sql<VersionHead>`select id::integer as id, key, starts_at as "startsAt" from content.version
      where kind = ${kind} order by id desc`,
  )
}

export function latestOf(trx: Trx, kind: ContentKind, key: string): Promise<Version | undefined> {
  return maybe(
    trx,
    sql<Version>`select ${columns} from content.version where kind = ${kind} and key = ${key} order by id desc limit 1`,
  )
}

/** Its number. */
export async function insertVersion(trx: Trx, version: NewVersion, now: Temporal.Instant): Promise<number> {
  const { kind, key, brand, fields, startsAt, endsAt, writtenBy } = version
  const { id } = await one(
    trx,
    sql<{ id: number }>`insert into content.version
        (kind, key, brand, fields, starts_at, ends_at, written_by, written_at)
      values (${kind}, ${key}, ${brand}, ${fields === null ? null : JSON.stringify(fields)}::jsonb, ${startsAt}, ${endsAt},
        ${writtenBy}, ${now}) returning id::integer as id`,
  )
  return id
}
