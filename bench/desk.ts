import { sql } from 'kysely'
import { one, openDatabase } from '#database/database.ts'
import { openSession } from '#desk/server/sessions.ts'
import { openLog } from '#server/log.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { dayOf } from '#wallet/days.ts'
import { report } from '#wallet/server/explain.ts'
import { countOwed } from '#wallet/server/owed-to-suppliers.ts'
import { noSamples, openActing, sampled } from './desk/addresses.ts'
import { scrolledList } from './desk/frames.ts'
import { timedAddresses } from './desk/pages.ts'
import { seedDesk } from './desk/seed.ts'
import { served } from './served.ts'

const clock = { now: () => Temporal.Now.instant() }
const orders = Number(process.env['ORDERS'] ?? 1_000_000)
const times = Number(process.env['TIMES'] ?? 40)
const rows = Number(process.env['ROWS'] ?? 100_000)

/** 95th percentiles in milliseconds by page, and how a long list is scrolled. */
type Figures = Readonly<Record<string, number>>

/** Every page of the desk over HTTP, one after the other, among so many orders; each asked for another order, name or page of a list; and
 * the list of orders scrolled in a browser. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  timedAddresses(orders, noSamples) // a page without an address is said before anything is laid
  const fresh = await freshDatabase()
  say(`the desk among ${orders} orders`)
  await seedDesk(fresh.url, orders, say)
  await closeYesterday(fresh.url)
  const samples = await sampled(fresh.url)
  const named = timedAddresses(orders, samples)
  const { staffId, token } = await staffSignedIn(fresh.url)
  let figures: Figures
  {
    await using product = await served({ DATABASE_URL: fresh.url })
    const scrolled = await scrolledList(product.address, token, rows)
    say(
      `  ${scrolled.rows} rows scrolled: ${scrolled.framesPerSecond} frames a second, longest ${scrolled.longestMs} ms, ${scrolled.drawn} drawn`,
    )
    await openActing(fresh.url, staffId, samples.issued)
    figures = { ...(await timedPages(named, { ...product, token }, say)), ...scrolled }
  }
  await fresh.drop()
  await stopSharedServer()
  return figures
}

async function timedPages(
  named: ReturnType<typeof timedAddresses>,
  { address, token }: { readonly address: string; readonly token: string },
  say: (line: string) => void,
): Promise<Figures> {
  const figures: Record<string, number> = {}
  for (const [name, addressOf] of named) {
    const taken: number[] = []
    for (let nth = 0; nth < times; nth += 1) taken.push(await timed(`${address}${addressOf(nth)}`, token))
    const sorted = taken.toSorted((a, b) => a - b)
    figures[name] = Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN)
    say(`  ${name.padEnd(36)} p95 ${figures[name]} ms, p50 ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms`)
  }
  return figures
}

async function timed(url: string, token: string): Promise<number> {
  const since = performance.now()
  const response = await fetch(url, { headers: { cookie: `desk=${token}` }, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} is answered with ${response.status}`)
  return performance.now() - since
}

/** What every night does once: what is read by day is built on it. */
async function closeYesterday(url: string): Promise<void> {
  const { database, close } = openDatabase(url, 1)
  const yesterday = dayOf(clock.now()).subtract({ days: 1 })
  await report({ database, clock, log: openLog('silent') }, yesterday)
  await countOwed(database, yesterday)
  await close()
}

async function staffSignedIn(url: string): Promise<{ readonly staffId: string; readonly token: string }> {
  const { database, close } = openDatabase(url, 1)
  const { id: staffId } = await one(
    database,
    sql<{ id: string }>`insert into desk.staff (name, roles, created_at, changed_at)
      values ('سنجش', '{owner}', now(), now()) returning id`,
  )
  const arrival = { network: '127.0.0.0/24', deviceWords: 'سنجش' }
  const token = await openSession({ clock }, database, { staffId, arrival })
  await close()
  return { staffId, token }
}
