import { fixed } from './fixed.ts'
import { type Compared, inTurns } from './rounds.ts'
import { query } from './search.ts'
import { served } from './served.ts'

export async function measure(say: (line: string) => void): Promise<Compared & { bytes: number }> {
  await using product = await served()
  const path = `/plp?${new URLSearchParams({ origin: 'THR', destination: 'MHD', date: query().dates[0] ?? '' })}`
  const headers = { 'accept-encoding': 'identity' }
  const body = await (await fetch(product.address + path, { headers })).text()
  await using yardstick = await fixed({ path: '/plp', type: 'text/html', body, dataDir: product.dataDir })
  const compared = await inTurns(
    { url: product.address + path, headers },
    { url: yardstick.address + path, headers },
  )
  say(`ssr: the results page, ${body.length} bytes`)
  say(
    `  rendered      ${compared.measured.requestsPerSecond.toFixed(1)} pages/s, p99 ${compared.measured.p99Ms} ms`,
  )
  say(
    `  fixed buffer  ${compared.yardstick.requestsPerSecond.toFixed(0)} pages/s, p99 ${compared.yardstick.p99Ms} ms`,
  )
  say(`  ratio         ${(compared.ratio * 100).toFixed(2)} %`)
  return { ...compared, bytes: body.length }
}
