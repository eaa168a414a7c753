import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { negative, rial } from '#money/rial.ts'
import { type BookFault, bookFaults } from '#wallet/server/books.ts'
import { openBenchAgency } from './money/agency.ts'
import { buyWhole, openStock } from './money/buying.ts'
import { openTpcB } from './money/tpc-b.ts'
import { median } from './rounds.ts'

const clients = 32
const roundMs = 4000
const rounds = 5

interface Figures {
  /** yardstick transactions per second */
  readonly tpcB: number
  /** two-posting entries per second */
  readonly postings: number
  /** whole orders per second, on many fares and on one */
  readonly orders: number
  readonly ordersOnOneFare: number
  readonly postingsToTpcB: number
  readonly ordersToTpcB: number
  readonly hotToSpread: number
  /** WAL bytes per yardstick transaction and per order */
  readonly logOfTpcB: number
  readonly logOfAnOrder: number
  readonly ledgerSum: number
  readonly faults: readonly BookFault[]
}

/** Entries and whole orders against pgbench's transaction in the same database, in turns. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  await using agency = await openBenchAgency()
  const tpcB = await openTpcB(agency.database)
  const stock = await openStock(agency, 5)
  const [hot] = stock
  if (hot === undefined) throw new Error('nobody flies')
  const any = () => stock[Math.floor(Math.random() * stock.length)] ?? hot
  const schemes = {
    tpcB,
    postings: () => topUp(agency),
    orders: () => buyWhole(agency, any()),
    ordersOnOneFare: () => buyWhole(agency, hot),
  }
  const seen: Record<keyof typeof schemes, Round[]> = {
    tpcB: [],
    postings: [],
    orders: [],
    ordersOnOneFare: [],
  }
  for (let round = 0; round <= rounds; round++)
    for (const name of Object.keys(schemes) as (keyof typeof schemes)[]) {
      const done = await crowd(agency, schemes[name])
      if (round > 0) seen[name].push(done) // the first round warms up
    }
  const figures = {
    ...told({
      tpcB: median(seen.tpcB.map(perSecond)),
      postings: median(seen.postings.map(perSecond)),
      orders: median(seen.orders.map(perSecond)),
      ordersOnOneFare: median(seen.ordersOnOneFare.map(perSecond)),
    }),
    logOfTpcB: Math.round(median(seen.tpcB.map(({ log }) => log))),
    logOfAnOrder: Math.round(median(seen.orders.map(({ log }) => log))),
  }
  for (const [name, value] of Object.entries(figures)) say(`  ${name.padEnd(16)} ${value}`)
  return { ...figures, ledgerSum: await ledgerSum(agency), faults: await bookFaults(agency.database) }
}

function told(seen: Pick<Figures, 'tpcB' | 'postings' | 'orders' | 'ordersOnOneFare'>) {
  const ratio = (a: number, b: number) => Math.round((a / b) * 1000) / 1000
  return {
    tpcB: Math.round(seen.tpcB),
    postings: Math.round(seen.postings),
    orders: Math.round(seen.orders),
    ordersOnOneFare: Math.round(seen.ordersOnOneFare),
    postingsToTpcB: ratio(seen.postings, seen.tpcB),
    ordersToTpcB: ratio(seen.orders, seen.tpcB),
    hotToSpread: ratio(seen.ordersOnOneFare, seen.orders),
  }
}

const users = Array.from({ length: 1000 }, () => randomUUID())

type Open = Awaited<ReturnType<typeof openBenchAgency>>

function topUp({ database, wallet }: Open): Promise<unknown> {
  const userId = users[Math.floor(Math.random() * users.length)] ?? ''
  const amount = rial(10_000)
  return database.transaction().execute((trx) =>
    wallet.post(trx, {
      key: randomUUID(),
      kind: 'topped-up',
      memo: 'bench',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(amount) },
        { account: { class: 'traveller-wallet', userId }, amount },
      ],
    }),
  )
}

interface Round {
  readonly perSecond: number
  readonly log: number
}

const perSecond = (round: Round) => round.perSecond

async function crowd(agency: Open, action: () => Promise<unknown>): Promise<Round> {
  const logged = await logEnd(agency)
  const began = performance.now()
  const end = began + roundMs
  let done = 0
  async function client(): Promise<void> {
    while (performance.now() < end) {
      await action()
      done++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  return { perSecond: done / seconds, log: ((await logEnd(agency)) - logged) / done }
}

async function logEnd({ database }: Open): Promise<number> {
  const row = await one(
    database,
    sql<{ at: number }>`select (pg_current_wal_insert_lsn() - '0/0')::bigint as at`,
  )
  return row.at
}

async function ledgerSum({ database }: Open): Promise<number> {
  const row = await one(
    database,
    sql<{ total: number }>`select coalesce(sum(amount), 0)::bigint as total from wallet.posting`,
  )
  return row.total
}
