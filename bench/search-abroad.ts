import { setTimeout as rest } from 'node:timers/promises'
import type { FarePrices } from '#flights/search/day-prices.ts'
import { fixed } from './fixed.ts'
import { type LatencyCompared, latencies } from './latency.ts'
import type { Served } from './served.ts'
import type { Load } from './yardsticks/load.ts'

const catalog = '/api/flight-catalog'
/** requests per row */
const turns = Number(process.env.TURNS ?? 200)
const abroad = { origin: { code: 'THR' }, destination: { code: 'IST' } }

export interface Abroad {
  /** Tehran–Istanbul with connections, each on a new day */
  readonly cold: LatencyCompared
  /** the same day repeatedly */
  readonly kept: LatencyCompared
  readonly calendar: LatencyCompared
}

/** Connections abroad: a search and a year's calendar, against fixed bytes. */
export async function measureAbroad(product: Served, say: (line: string) => void): Promise<Abroad> {
  const today = Temporal.Now.plainDateISO('Asia/Tehran')
  const year = { ...abroad, from: today.add({ days: 1 }).toString(), days: 365 }
  const yearOf = post(product, `${catalog}/FlightCalendar/PlpCalendar`, year)
  await untilWhole(yearOf)
  const searchOn = (day: number) =>
    post(product, `${catalog}/FlightCatalog/Available`, {
      ...abroad,
      flightType: 1,
      dates: [today.add({ days: day }).toString()],
      adults: 1,
    })
  const row = async (name: string, loads: readonly Load[], sample: Load) => {
    const compared = await against(product, loads, sample)
    const { measured, yardstick, ratio } = compared
    say(
      `  ${name} p95 ${measured.p95Ms.toFixed(1)} ms, p50 ${measured.p50Ms.toFixed(1)} ms; fixed buffer p95 ${yardstick.p95Ms.toFixed(1)} ms; ratio ${ratio.toFixed(1)}`,
    )
    return compared
  }
  const again = (load: Load) => Array.from({ length: turns }, () => load)
  return {
    calendar: await row('a year’s calendar, warm ', again(yearOf), yearOf),
    // day 7 determines the response's size
    cold: await row(
      'a search abroad, cold   ',
      Array.from({ length: Math.min(turns, 350) }, (_, at) => searchOn(8 + at)),
      searchOn(7),
    ),
    kept: await row('a search abroad, kept   ', again(searchOn(7)), searchOn(7)),
  }
}

function post({ address }: Served, path: string, body: object): Load {
  return {
    url: address + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(body),
  }
}

async function against(
  { dataDir }: Served,
  loads: readonly Load[],
  { url, ...sample }: Load,
): Promise<LatencyCompared> {
  const body = await (await fetch(url, sample)).text()
  const path = new URL(url).pathname
  await using yardstick = await fixed({ path, type: 'application/json', body, dataDir })
  const theirs = { ...sample, url: yardstick.address + path }
  await latencies([theirs, theirs, theirs], theirs)
  return await latencies(loads, theirs)
}

async function untilWhole({ url, ...asked }: Load): Promise<void> {
  for (let look = 0; look < 240; look += 1) {
    const { data } = (await (await fetch(url, asked)).json()) as { data: FarePrices }
    if (data.unready === 0) return
    await rest(500)
  }
  throw new Error('the year was not laid out within two minutes')
}
