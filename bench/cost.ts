// npm run bench -- cost: what a search, a page, an order and a push take of a server, of the database and of its log.
import { request } from 'node:http'
import { flightCalls } from '#flights/calls.ts'
import { freePort } from '#server/free-port.ts'
import type { Ask } from '#testing/app/agency.ts'
import type { Buyer, Diary } from '../journeys/buyer/diary.ts'
import { adultToMashhad } from '../journeys/buyer/flight-goods.ts'
import { buyOnAndOn, inTurn, openSeats } from './cluster/buyers.ts'
import { openSite } from './cluster/site.ts'
import { growthAnOrder } from './cost/growth.ts'
import { type Cost, openMeter } from './cost/meter.ts'
import { openPages, type Watched } from './cost/pushes.ts'
import { load, type SpreadLoad } from './yardsticks/load.ts'

const buyers = 24
const seconds = Number(process.env['SECONDS'] ?? 20)
const orders = Number(process.env['ORDERS'] ?? 2000)
const movesOfAnOrder = 200

interface Figures {
  readonly search: Priced
  readonly page: Priced
  readonly order: Priced
  readonly push: Priced
  /** of a second in which nobody comes */
  readonly rest: Priced
  /** bytes that an order leaves in each table with its indexes */
  readonly growthAnOrder: Readonly<Record<string, number>>
}

interface Priced extends Cost {
  /** that are sent for it, as a browser takes them */
  readonly sentBytes: number
}

/** One server and its database, one kind of work after the other; whoever asks is not counted. Needs Linux's /proc. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  const growth = await growthAnOrder(orders)
  await using site = await openSite(say)
  const { scene } = site
  const metricsPort = await freePort(9600)
  await using servers = await site.open(1, { METRICS_PORT: String(metricsPort) })
  const [address = ''] = servers.addresses
  const crowd = await Promise.all(Array.from({ length: buyers }, (_, nth) => scene.buyer(nth + 1)))
  const seats = await openSeats(scene)
  const { ask, bytes } = counted(inTurn(servers.addresses))
  const buying = { ask, buyers: crowd, seats, seconds }
  const { issued: warm } = await buyOnAndOn(buying)
  const reading = requestsOf(address, seats[0]?.date ?? '')
  for (const one of [reading.search, reading.page]) await load(one, { seconds: 3, connections: 2 })
  const meter = await openMeter(scene.database, `http://127.0.0.1:${metricsPort}/metrics`)
  const read = async (what: SpreadLoad) => ({
    ...(await meter.costOf(() => loaded(what))),
    sentBytes: await bytesOf(what),
  })
  const [search, page] = [await read(reading.search), await read(reading.page)]
  const sent = bytes()
  let bought = 0
  const order = await meter.costOf(async () => (bought = (await buyOnAndOn(buying)).issued.length))
  await using pages = await openPages(scene, address, watchedBy(crowd, warm))
  const push = await meter.costOf(() => pages.push(movesOfAnOrder))
  const figures = {
    search,
    page,
    order: { ...order, sentBytes: (bytes() - sent) / bought },
    push: { ...push, sentBytes: pages.bytes() },
    rest: { ...meter.rest, sentBytes: 0 },
  }
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, priced]) => [name, told(name, priced, say)]),
  ) as Record<keyof typeof figures, Priced>
  for (const [table, grown] of Object.entries(growth)) say(`  ${table.padEnd(28)} ${grown} bytes an order`)
  return { ...rounded, growthAnOrder: growth }
}

function counted(ask: Ask): { readonly ask: Ask; readonly bytes: () => number } {
  let bytes = 0
  return {
    bytes: () => bytes,
    async ask(line, asking) {
      const response = await ask(line, asking)
      bytes += Buffer.byteLength(response.text)
      return response
    },
  }
}

const packed = { 'accept-encoding': 'br, gzip' }

function requestsOf(address: string, date: string) {
  const [method, path] = flightCalls.available.line.split(' ') as ['POST', string]
  const where = new URLSearchParams({ origin: 'THR', destination: 'MHD', date })
  return {
    search: {
      method,
      url: address + path,
      headers: { ...packed, 'content-type': 'application/json' },
      body: JSON.stringify(adultToMashhad(date)),
    },
    page: { url: `${address}/plp?${where}`, headers: packed },
  }
}

async function loaded(what: SpreadLoad): Promise<number> {
  const { requestsPerSecond, errors } = await load(what, { seconds, connections: 2 })
  if (errors > 0) throw new Error(`${errors} requests failed`)
  return requestsPerSecond * seconds
}

/** As they lie on the wire, without headers. */
function bytesOf({ url, body, ...how }: SpreadLoad): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(String(url), how, (response) => {
      let bytes = 0
      response.on('data', (piece: Buffer) => (bytes += piece.length))
      response.on('end', () => resolve(bytes))
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Of each buyer one order. */
function watchedBy(crowd: readonly Buyer[], issued: readonly Diary[]): readonly Watched[] {
  return crowd.flatMap(({ userId, token }) => {
    const orderId = issued.find(({ buyer }) => buyer.userId === userId)?.orderId
    return orderId === undefined ? [] : [{ orderId, token }]
  })
}

function told(name: string, { serverMs, databaseMs, ...bytes }: Priced, say: (line: string) => void): Priced {
  const ms = (value: number) => Math.round(value * 1000) / 1000
  const [logBytes, sentBytes] = [Math.round(bytes.logBytes), Math.round(bytes.sentBytes)]
  const priced = { serverMs: ms(serverMs), databaseMs: ms(databaseMs), logBytes, sentBytes }
  const processor = `${priced.serverMs} ms of the server, ${priced.databaseMs} of the database`
  say(`  ${name.padEnd(8)} ${processor}, ${logBytes} bytes of log, ${sentBytes} sent`)
  return priced
}
