import { fixed } from './fixed.ts'
import { type Compared, inTurns } from './rounds.ts'
import { type Abroad, measureAbroad } from './search-abroad.ts'
import { served } from './served.ts'
import type { Load } from './yardsticks/load.ts'

const path = '/api/flight-catalog/FlightCatalog/Available'

const rounds = Number(process.env.ROUNDS ?? 5)

export async function measure(
  say: (line: string) => void,
): Promise<Compared & { bytes: number; proposals: number; abroad: Abroad }> {
  await using product = await served()
  const asking: Omit<Load, 'url'> = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(query()),
  }
  const body = await (await fetch(product.address + path, { ...asking })).text()
  const proposals = (JSON.parse(body) as { data: { proposals: unknown[] } }).data.proposals.length
  await using yardstick = await fixed({ path, type: 'application/json', body, dataDir: product.dataDir })
  const compared = await inTurns(
    { ...asking, url: product.address + path },
    { ...asking, url: yardstick.address + path },
    rounds,
  )
  say(`search: ${proposals} proposals, ${body.length} bytes`)
  say(
    `  Available     ${compared.measured.requestsPerSecond.toFixed(0)} requests/s, p99 ${compared.measured.p99Ms} ms`,
  )
  say(
    `  fixed buffer  ${compared.yardstick.requestsPerSecond.toFixed(0)} requests/s, p99 ${compared.yardstick.p99Ms} ms`,
  )
  say(`  ratio         ${(compared.ratio * 100).toFixed(1)} %`)
  const abroad = await measureAbroad(product, say)
  return { ...compared, bytes: body.length, proposals, abroad }
}

export function query() {
  return {
    flightType: 1,
    origin: { code: 'THR' },
    destination: { code: 'MHD' },
    dates: [Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 14 }).toString()],
    adults: 1,
  }
}
