import { gzipSync } from 'node:zlib'
import type { BrowserContext, Request } from 'playwright-core'

export interface Weight {
  readonly requests: number
  /** scripts before any interaction, as transferred */
  readonly scriptKb: number
  /** the same as a server without Brotli would send them */
  readonly scriptGzipKb: number
  /** the page itself, unpacked */
  readonly htmlKb: number
  readonly totalKb: number
  /** main-thread CPU time, steadier than Lighthouse's TBT on a busy machine */
  readonly workMs: number
}

interface Came {
  readonly kind: string
  readonly sent: number
  readonly body: Buffer
}

export async function weightOf(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const coming: Promise<Came>[] = []
  page.on('requestfinished', (request) => coming.push(cameWith(request)))
  await page.goto(url, { waitUntil: 'networkidle' })
  const came = await Promise.all(coming)
  const { metrics } = await devtools.send('Performance.getMetrics')
  await page.close()
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  const of = (kind: string) => came.filter((one) => one.kind === kind)
  return {
    requests: came.length,
    scriptKb: kb(of('script').map(({ sent }) => sent)),
    scriptGzipKb: kb(of('script').map(({ body }) => gzipSync(body, { level: 9 }).length)),
    htmlKb: kb(of('document').map(({ body }) => body.length)),
    totalKb: kb(came.map(({ sent }) => sent)),
    workMs: Math.round(worked * 1000),
  }
}

async function cameWith(request: Request): Promise<Came> {
  const { responseBodySize } = await request.sizes()
  const response = await request.response()
  const isRedirect = response !== null && response.status() >= 300 && response.status() < 400
  const body = isRedirect ? undefined : await response?.body()
  return { kind: request.resourceType(), sent: responseBodySize, body: body ?? Buffer.alloc(0) }
}

function kb(bytes: readonly number[]): number {
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100) / 10
}
