import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

export interface Switch {
  readonly supplier: string
  readonly isOff: boolean
  readonly resetAt: Temporal.Instant
  readonly changedBy: string
  readonly changedAt: Temporal.Instant
  readonly reason: string
}

export interface NewSwitch {
  readonly supplier: string
  readonly isOff: boolean
  readonly by: string
  readonly reason: string
}

export async function setSwitch(trx: Trx, { supplier, isOff, by, reason }: NewSwitch, at: Temporal.Instant) {
  await sql`insert into suppliers.switch (supplier, is_off, reset_at, changed_by, changed_at, reason)
    values (${supplier}, ${isOff}, ${at}, ${by}, ${at}, ${reason})
    on conflict (supplier) do update set is_off = excluded.is_off, reset_at = excluded.reset_at,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at, reason = excluded.reason`.execute(
    trx,
  )
}

export function switchesIn(database: Database): Promise<readonly Switch[]> {
  return all(
    database,
    sql<Switch>`select supplier, is_off as "isOff", reset_at as "resetAt", changed_by as "changedBy",
      changed_at as "changedAt", reason from suppliers.switch`,
  )
}

export interface Switches {
  of(supplier: string): Switch | undefined
  /** Reads them again when what is known is older than a second; while the database is away the last known hold. */
  ready(): Promise<void>
}

const knownForMs = 1000

/** `elapsedMs` never jumps. */
export function openSwitches(
  { database, log }: Pick<House, 'database' | 'log'>,
  elapsedMs: () => number,
): Switches {
  let known: ReadonlyMap<string, Switch> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  async function read(): Promise<void> {
    try {
      known = new Map((await switchesIn(database)).map((one) => [one.supplier, one]))
    } catch (error) {
      log.warn({ err: error }, 'suppliers.switches-unread')
    }
    readAt = elapsedMs()
  }
  return {
    of: (supplier) => known.get(supplier),
    async ready() {
      if (elapsedMs() - readAt < knownForMs) return
      reading ??= read().finally(() => (reading = undefined))
      await reading
    },
  }
}
