// npm run bench -- cluster: what 1, 2 and 4 servers sell and find in one database. Everything runs on this machine: servers, database and askers.
import { availableParallelism } from 'node:os'
import { flightCalls } from '#flights/calls.ts'
import { type BookFault, bookFaults } from '#wallet/server/books.ts'
import type { Buyer } from '../journeys/buyer/diary.ts'
import { adultToMashhad } from '../journeys/buyer/flight-goods.ts'
import { ledgerSum } from '../journeys/crash/verdict.ts'
import { buyOnAndOn, inTurn, openSeats, type Seat } from './cluster/buyers.ts'
import { openSite, type Site } from './cluster/site.ts'
import { median } from './rounds.ts'
import { load } from './yardsticks/load.ts'

const rounds = Number(process.env['ROUNDS'] ?? 3)
const seconds = Number(process.env['SECONDS'] ?? 10)
const buyers = Number(process.env['BUYERS'] ?? 64)
const sizes = [1, 2, 4] as const

type Size = (typeof sizes)[number]
type BySize = Readonly<Record<Size, number>>

interface Figures {
  /** processors for servers, database and askers together */
  readonly cores: number
  /** medians of the rounds, by servers */
  readonly searchesASecond: BySize
  readonly ordersASecond: BySize
  /** medians of each round's ratio to its own single server */
  readonly searchRatios: BySize
  readonly orderRatios: BySize
  /** searches and purchases that failed */
  readonly failed: number
  readonly ledgerSum: number
  readonly faults: readonly BookFault[]
}

interface Turn {
  readonly searches: number
  readonly orders: number
  readonly failed: number
}

/** In turns (1 2 4 1 2 4 …), each time with servers newly opened, so that none of them works for a smaller house. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  await using site = await openSite(say)
  const crowd = await Promise.all(Array.from({ length: buyers }, (_, nth) => site.scene.buyer(nth + 1)))
  const seats = await openSeats(site.scene)
  const seen: Record<Size, Turn>[] = []
  for (let round = 0; round < rounds; round++) {
    const turns: Turn[] = []
    for (const size of sizes) {
      const turn = await turnOf(site, { size, crowd, seats, say })
      turns.push(turn)
      say(`  ${size} servers: ${turn.searches.toFixed(0)} searches/s, ${turn.orders.toFixed(1)} orders/s`)
    }
    const [one, two, four] = turns
    if (one === undefined || two === undefined || four === undefined) throw new Error('a turn is missing')
    seen.push({ 1: one, 2: two, 4: four })
  }
  const { database } = site.scene
  const figures = {
    cores: availableParallelism(),
    searchesASecond: bySize((size) => Math.round(median(seen.map((turns) => turns[size].searches)))),
    ordersASecond: bySize((size) => tenth(median(seen.map((turns) => turns[size].orders)))),
    searchRatios: ratios(seen, 'searches'),
    orderRatios: ratios(seen, 'orders'),
    failed: seen.reduce((sum, turns) => sum + sizes.reduce((all, size) => all + turns[size].failed, 0), 0),
    ledgerSum: await ledgerSum(site.scene),
    faults: await bookFaults(database),
  }
  for (const name of ['search', 'order'] as const)
    say(`  ${name}: ${sizes.map((size) => `${figures[`${name}Ratios`][size]} with ${size}`).join(', ')}`)
  return figures
}

interface Turning {
  readonly size: Size
  readonly crowd: readonly Buyer[]
  readonly seats: readonly Seat[]
  readonly say: (line: string) => void
}

async function turnOf(site: Site, { size, crowd, seats, say }: Turning): Promise<Turn> {
  await using servers = await site.open(size)
  const [method, path] = flightCalls.available.line.split(' ') as ['POST', string]
  const asking = {
    method,
    url: servers.addresses.map((address) => address + path),
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(adultToMashhad(seats[0]?.date ?? '')),
  }
  await load(asking, { seconds: 2, connections: 16 })
  const found = await load(asking, { seconds, connections: 16 })
  const bought = await buyOnAndOn({ ask: inTurn(servers.addresses), buyers: crowd, seats, seconds })
  for (const text of new Set(bought.refused)) say(`  ✖ ${text}`)
  return {
    searches: found.requestsPerSecond,
    orders: bought.perSecond,
    failed: found.errors + bought.refused.length,
  }
}

function ratios(seen: readonly Readonly<Record<Size, Turn>>[], what: 'searches' | 'orders'): BySize {
  return bySize((size) => {
    const each = seen.map((turns) => turns[size][what] / turns[1][what])
    return Math.round(median(each) * 100) / 100
  })
}

function bySize(of: (size: Size) => number): BySize {
  return { 1: of(1), 2: of(2), 4: of(4) }
}

const tenth = (value: number) => Math.round(value * 10) / 10
