import { sql } from 'kysely'
import type { LRUCache } from 'lru-cache'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import { recordedHours, recordRequests } from '#flights/inventory/server/day-requests.ts'
import { type DayRequest, keyOf, makeDays } from '#flights/inventory/server/make-day.ts'
import type { DayOnSale, FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { departureOf, type FareRow, fareOf, fareRows } from '#flights/inventory/server/on-sale-rows.ts'
import { routeKey } from '#flights/inventory/server/timetable.ts'
import type { KnownDay, Room } from '#flights/server/room.ts'

/** Route days by key `THR-MHD|2026-12-03`; missing ones are created together. */
export async function daysOnSale(
  room: Room,
  asked: readonly DayRequest[],
): Promise<ReadonlyMap<string, DayOnSale>> {
  const nowMs = room.clock.now().epochMilliseconds
  const found = new Map<string, DayOnSale>()
  const wanted = new Map<string, DayRequest>()
  for (const day of asked) {
    const known = room.days.get(keyOf(day))
    if (known === undefined || !isKept(known, nowMs)) wanted.set(keyOf(day), day)
    else found.set(keyOf(day), known.day)
  }
  if (wanted.size === 0) return found
  // cached days need no turn; reading or creating does
  for (const [key, day] of await room.inTurn(() => readOrMade(room, wanted))) {
    room.days.set(key, { day, recordedMs: nowMs })
    found.set(key, day)
  }
  return found
}

function isKept({ recordedMs }: KnownDay, nowMs: number): boolean {
  return recordedMs <= nowMs && nowMs - recordedMs < recordedHours * 3_600_000
}

function isFlown({ timetable }: Room, { origin, destination }: DayRequest): boolean {
  return timetable.has(routeKey(origin, destination))
}

async function readOrMade(
  room: Room,
  wanted: ReadonlyMap<string, DayRequest>,
): Promise<ReadonlyMap<string, DayOnSale>> {
  const before = await recordRequests(room, [...wanted.values()])
  const unmade = [...wanted].flatMap(([key, day]) => (before.has(key) || !isFlown(room, day) ? [] : [day]))
  if (unmade.length > 0) {
    await room.spend(unmade.length)
    await makeDays(room, unmade)
  }
  const made = unmade.length === 0 ? before : await recordRequests(room, [...wanted.values()])
  const known = [...made].flatMap(([key, id]): [string, DayOnSale][] => {
    const day = room.days.peek(key)?.day
    return day?.id === id ? [[key, day]] : []
  })
  const isKnown = new Set(known.map(([key]) => key))
  const unknown = new Map([...made].filter(([key]) => !isKnown.has(key)))
  return unknown.size === 0
    ? new Map(known)
    : new Map([...known, ...(await readDays(room.database, unknown))])
}

export async function fareOnSale(trx: Trx, id: number): Promise<FareOnSale | undefined> {
  const row = await maybe<FareRow>(trx, sql`${fareRows} where f.id = ${id}`)
  return row === undefined ? undefined : fareOf(row, departureOf(row))
}

/** A cache of our own fares; undefined reads all. */
export interface FareShelf {
  readonly database: Trx
  readonly fares?: LRUCache<number, FareOnSale>
}

/** Fares by id, with their departures; unknown ids are left out. A supplier's are read each time: it may quote them anew. */
export async function faresOnSale(
  { database, fares }: FareShelf,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FareOnSale>> {
  const found = new Map<number, FareOnSale>()
  const missing: number[] = []
  for (const id of ids) {
    const known = fares?.get(id)
    if (known === undefined) missing.push(id)
    else found.set(id, known)
  }
  if (missing.length === 0) return found
  for (const row of await all<FareRow>(database, sql`${fareRows} where f.id = any(${missing})`)) {
    const fare = fareOf(row, departureOf(row))
    found.set(row.id, fare)
    if (row.supplier === 'own') fares?.set(row.id, fare)
  }
  return found
}

async function readDays(
  database: Database,
  ids: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, DayOnSale>> {
  const rows = await all<FareRow>(
    database,
    sql`${fareRows} where f.day_id = any(${[...ids.values()]}) order by p.departs_at, p.id, f.id`,
  )
  const byDay = Map.groupBy(rows, (row) => row.day_id)
  return new Map([...ids].map(([key, id]) => [key, dayOf(id, byDay.get(id) ?? [])]))
}

function dayOf(id: number, rows: readonly FareRow[]): DayOnSale {
  const departures = Map.groupBy(rows, (row) => row.departure_id)
  return {
    id,
    departures: [...departures.values()].map((fares) => {
      const [first] = fares
      if (first === undefined) return []
      const departure = departureOf(first)
      return fares.map((row) => fareOf(row, departure))
    }),
  }
}
