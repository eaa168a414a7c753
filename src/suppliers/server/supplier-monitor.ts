import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { orderHere } from '#server/order-here.ts'
import { openBreakers } from '#suppliers/server/breakers.ts'
import { type Exchange, listening } from '#suppliers/server/calls/listening.ts'
import {
  addCalls,
  callOf,
  callsOf,
  forgetCalls,
  type NewCall,
  type SupplierCall,
} from '#suppliers/server/calls/stored-calls.ts'
import { creditsIn, type SupplierCredit, setCredit } from '#suppliers/server/credit.ts'
import { type Figures, figuresSince, forgetTally, storeTally } from '#suppliers/server/stored-tally.ts'
import {
  type NewSwitch,
  openSwitches,
  type Switch,
  type Switches,
  setSwitch,
  switchesIn,
} from '#suppliers/server/switches.ts'
import { openTally, type Tally } from '#suppliers/server/tally.ts'
import type { SupplierWatch } from '#suppliers/server/watch.ts'
import { watched } from '#suppliers/server/watched.ts'

export interface RestingServers {
  readonly supplier: string
  readonly servers: number
  readonly until: Temporal.Instant
}

export interface SupplierState {
  readonly lastHour: readonly Figures[]
  readonly lastDay: readonly Figures[]
  readonly switches: readonly Switch[]
  readonly resting: readonly RestingServers[]
  readonly credits: readonly SupplierCredit[]
}

export interface SupplierMonitor {
  /** Of a product's suppliers, named `flight/nira` everywhere else. */
  of(product: string): SupplierWatch
  /** Those of the settings, with their titles: `flight/nira`, «نیرا». */
  readonly known: ReadonlyMap<string, string>
  /** As all servers wrote it down, some seconds ago. */
  state(): Promise<SupplierState>
  /** For an order, the oldest first, without anybody's data; of the last ninety days. */
  callsOf(orderId: string): Promise<readonly SupplierCall[]>
  /** On every server, within a second or two; switched on again its breakers are closed. */
  switch(trx: Trx, change: NewSwitch): Promise<void>
  setCredit(trx: Trx, credit: SupplierCredit): Promise<void>
  /** Writes what was counted here since the last time; every few seconds by itself. */
  flush(): Promise<void>
  close(): Promise<void>
}

const flushAfterMs = 5000

export function openSupplierMonitor(house: House, elapsedMs = () => performance.now()): SupplierMonitor {
  const { database, clock, jobs } = house
  const switches = openSwitches(house, elapsedMs)
  const known = new Map<string, string>()
  const counts = openCounts(house)
  jobs.every('suppliers.forget-tally', '33 * * * *', () => forgetTally(database, clock.now()))
  jobs.every('suppliers.forget-calls', '43 1 * * *', () => forgetCalls(database, clock.now()))
  return {
    known,
    of: (product) => watchOf(product, { house, switches, known, counts }),
    state: () => readState(database, clock.now()),
    callsOf: (orderId) => callsOf(database, orderId),
    async switch(trx, change) {
      await setSwitch(trx, change, clock.now())
      await sql`delete from suppliers.resting where supplier = ${change.supplier}`.execute(trx)
    },
    setCredit: (trx, credit) => setCredit(trx, credit, clock.now()),
    flush: counts.flush,
    close: counts.flush,
  }
}

interface Watching {
  readonly house: House
  readonly switches: Switches
  readonly known: Map<string, string>
  readonly counts: Counts
}

function watchOf(product: string, { house, switches, known, counts }: Watching): SupplierWatch {
  const named = (name: string) => `${product}/${name}`
  const isOff = (name: string) => switches.of(named(name))?.isOff === true
  return {
    isOff,
    ready: switches.ready,
    breakers: openBreakers(() => house.clock.now().epochMilliseconds, {
      isOff,
      resetAt: (name) => switches.of(named(name))?.resetAt.epochMilliseconds ?? 0,
      rested: (name, until) => counts.rested(named(name), until),
    }),
    watched(supplier) {
      const name = named(supplier.name)
      known.set(name, supplier.title)
      return watched(
        supplier,
        (kind, ms) => counts.call(name, kind, ms),
        (work) => {
          const orderId = orderHere()
          if (orderId === undefined) return work()
          return listening((exchange) => counts.exchange(exchange, { orderId, supplier: name }), work)
        },
      )
    },
    price: (name, isSame) => counts.price(named(name), isSame),
  }
}

interface Counts extends Omit<Tally, 'take'> {
  rested(supplier: string, until: number | null): void
  exchange(exchange: Exchange, of: { readonly orderId: string; readonly supplier: string }): void
  flush(): Promise<void>
}

/** In memory, and some seconds later in the database. */
function openCounts({ database, clock, log }: House): Counts {
  const server = randomUUID()
  const tally = openTally(() => clock.now())
  let rests = new Map<string, number | null>()
  let calls: NewCall[] = []
  let timer: NodeJS.Timeout | undefined
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const [rows, changed, asked] = [tally.take(), rests, calls]
    rests = new Map()
    calls = []
    try {
      await storeTally(database, rows)
      await addCalls(database, asked)
      for (const [supplier, until] of changed) await storeRest(database, { supplier, server, until })
    } catch (error) {
      log.warn({ err: error, rows: rows.length }, 'suppliers.tally-lost')
    }
  }
  const soon = () => void (timer ??= setTimeout(() => void flush(), flushAfterMs).unref())
  return {
    flush,
    call(supplier, kind, ms) {
      tally.call(supplier, kind, ms)
      soon()
    },
    price(supplier, isSame) {
      tally.price(supplier, isSame)
      soon()
    },
    exchange(exchange, of) {
      calls.push(callOf(exchange, { ...of, at: clock.now().toString() }))
      soon()
    },
    rested(supplier, until) {
      rests.set(supplier, until)
      soon()
    },
  }
}

async function readState(database: Database, now: Temporal.Instant): Promise<SupplierState> {
  const [lastHour, lastDay, decided, resting, credits] = await Promise.all([
    figuresSince(database, 'minute', now.subtract({ minutes: 60 })),
    figuresSince(database, 'hour', now.subtract({ hours: 24 })),
    switchesIn(database),
    restingNow(database, now),
    creditsIn(database),
  ])
  return { lastHour, lastDay, switches: decided, resting, credits }
}

interface Rest {
  readonly supplier: string
  readonly server: string
  /** epoch milliseconds; null: it answers again */
  readonly until: number | null
}

async function storeRest(database: Database, { supplier, server, until }: Rest): Promise<void> {
  if (until === null)
    await sql`delete from suppliers.resting where supplier = ${supplier} and server = ${server}`.execute(
      database,
    )
  else
    await sql`insert into suppliers.resting (supplier, server, until)
      values (${supplier}, ${server}, ${Temporal.Instant.fromEpochMilliseconds(until)})
      on conflict (supplier, server) do update set until = excluded.until`.execute(database)
}

function restingNow(database: Database, now: Temporal.Instant): Promise<readonly RestingServers[]> {
  return all(
    database,
    sql<RestingServers>`select supplier, count(*)::int as servers, max(until) as until
      from suppliers.resting where until > ${now} group by supplier`,
  )
}
