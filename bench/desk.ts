import { sql } from 'kysely'
import { one, openDatabase } from '#database/database.ts'
import { deskPages } from '#desk/pages.ts'
import { openSession } from '#desk/server/sessions.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { scrolledList } from './desk-frames.ts'
import { seedOrders } from './desk-seed.ts'
import { served } from './served.ts'

const orders = Number(process.env['ORDERS'] ?? 1_000_000)
const times = Number(process.env['TIMES'] ?? 40)
const rows = Number(process.env['ROWS'] ?? 100_000)

/** 95th percentiles in milliseconds by page, and how a long list is scrolled. */
type Figures = Readonly<Record<string, number>>

/** Pages of the desk over HTTP, one after the other, among so many orders; each asked for another order, name or page of a list; and the
 * list of orders scrolled in a browser. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  const fresh = await freshDatabase()
  say(`the desk among ${orders} orders`)
  await seedOrders(fresh.url, orders, say)
  const token = await tokenOfStaff(fresh.url)
  let figures: Figures
  {
    await using product = await served({ DATABASE_URL: fresh.url })
    const scrolled = await scrolledList(product.address, token, rows)
    say(
      `  ${scrolled.rows} rows scrolled: ${scrolled.framesPerSecond} frames a second, longest ${scrolled.longestMs} ms, ${scrolled.drawn} drawn`,
    )
    figures = { ...(await timedPages(product.address, token, say)), ...scrolled }
  }
  await fresh.drop()
  await stopSharedServer()
  return figures
}

async function timedPages(address: string, token: string, say: (line: string) => void): Promise<Figures> {
  const figures: Record<string, number> = {}
  for (const [name, addressOf] of [...Object.entries(pages), ...others()]) {
    const taken: number[] = []
    for (let nth = 0; nth < times; nth += 1) taken.push(await timed(`${address}${addressOf(nth)}`, token))
    const sorted = taken.toSorted((a, b) => a - b)
    figures[name] = Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN)
    say(`  ${name.padEnd(24)} p95 ${figures[name]} ms, p50 ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms`)
  }
  return figures
}

/** Far from each other. */
const nthOrder = (nth: number) => 100_000_001 + ((nth * 7_919_993) % orders)
const search = (q: string) => `/desk/orders?${new URLSearchParams({ q })}`
const commonNames = ['محمدی', 'Hosseini', 'احمدی', 'کریمی', 'Moghadam', 'سارا رستمی', 'صادقی'] as const

const pages: Readonly<Record<string, (nth: number) => string>> = {
  today: () => '/desk',
  list: () => '/desk/orders',
  'list, far page': (nth) =>
    `/desk/orders?after=0_${new Date(Date.now() - nth * 86_400_000 * 20).toISOString()}_ffffffff-ffff-4fff-bfff-ffffffffffff`,
  'list, failed': () => '/desk/orders?status=failed',
  'list, filtered': (nth) =>
    `/desk/orders?product=tour&status=refunded&brand=chakavak&channel=${1 + (nth % 3)}`,
  'search by number': (nth) => search(String(nthOrder(nth))),
  'search by mobile': (nth) => search(`0912${String((nth * 9973) % 400_000).padStart(7, '0')}`),
  'search by payment': (nth) => search(`T${nthOrder(nth)}`),
  'search by common name': (nth) => search(commonNames[nth % commonNames.length] ?? ''),
  order: (nth) => `/desk/orders/${nthOrder(nth)}`,
  sources: () => '/desk/sources?days=90',
  drawer: (nth) => `/desk/orders?open=${nthOrder(nth)}`,
}

/** Every other page that has one address, as the table of pages has them. */
function others(): readonly (readonly [string, () => string])[] {
  const known = new Set(Object.values(pages).map((addressOf) => addressOf(0).replace(/\?.*/, '')))
  return Object.entries(deskPages)
    .filter(([path, access]) => access !== 'sign-in' && !/[:*]/.test(path) && !known.has(path))
    .map(([path]) => [path.replace('/desk/', ''), () => path] as const)
}

async function timed(url: string, token: string): Promise<number> {
  const since = performance.now()
  const response = await fetch(url, { headers: { cookie: `desk=${token}` }, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} is answered with ${response.status}`)
  return performance.now() - since
}

async function tokenOfStaff(url: string): Promise<string> {
  const { database, close } = openDatabase(url, 1)
  const clock = { now: () => Temporal.Now.instant() }
  const { id } = await one(
    database,
    sql<{ id: string }>`insert into desk.staff (name, roles, created_at, changed_at)
      values ('سنجش', '{owner}', now(), now()) returning id`,
  )
  const arrival = { network: '127.0.0.0/24', deviceWords: 'سنجش' }
  const token = await openSession({ clock }, database, { staffId: id, arrival })
  await close()
  return token
}
