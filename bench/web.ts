import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { freePort } from '#server/free-port.ts'
import { chromiumPath } from '../tools/chromium.ts'
import { median } from './rounds.ts'
import { query } from './search.ts'
import { type Served, served } from './served.ts'
import { signedInCookies } from './signed-in.ts'

const times = 3

interface PageFigures {
  readonly performance: number
  readonly accessibility: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** scripts that came before anything was touched, compressed as sent */
  readonly scriptKb: number
  readonly totalKb: number
}

/** Lighthouse (mobile) on home, results and passenger form, and the script each route loads before the first interaction. */
export async function measure(say: (line: string) => void): Promise<Record<string, PageFigures>> {
  await using product = await served()
  const port = await freePort(9333)
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  const cookie = await signedInCookies(product.address)
  const figures: Record<string, PageFigures> = {}
  for (const [name, path] of Object.entries(await pages(product))) {
    figures[name] = await measured({ browser, port, cookie, url: product.address + path })
    const { performance, accessibility, lcpMs, tbtMs, cls, scriptKb, totalKb } = figures[name]
    say(
      `${name}: performance ${performance}, accessibility ${accessibility}, LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls}, script ${scriptKb} kB, total ${totalKb} kB`,
    )
  }
  await browser.close()
  return figures
}

async function pages(product: Served): Promise<Record<string, string>> {
  const search = { origin: 'THR', destination: 'MHD', date: query().dates[0] ?? '' }
  const answer = await fetch(`${product.address}/api/flight-catalog/FlightCatalog/Available`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query()),
  })
  const { data } = (await answer.json()) as {
    data: { requestId: string; proposals: { proposalId: string; seat: number }[] }
  }
  const open = data.proposals.find((proposal) => proposal.seat > 0)
  const chosen = { requestId: data.requestId, proposalId: open?.proposalId ?? '', adults: '1' }
  return {
    home: '/',
    results: `/plp?${new URLSearchParams(search)}`,
    passengers: `/add-passenger?${new URLSearchParams({ ...search, ...chosen })}`,
  }
}

type LighthouseRun = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

interface Measuring {
  readonly browser: Browser
  readonly port: number
  readonly cookie: string
  readonly url: string
}

async function measured({ browser, port, cookie, url }: Measuring): Promise<PageFigures> {
  const runs: LighthouseRun[] = []
  for (let run = 0; run < times; run++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      onlyCategories: ['performance', 'accessibility'],
      extraHeaders: { Cookie: cookie },
      logLevel: 'error',
    })
    if (result === undefined) throw new Error(`Lighthouse brought nothing for ${url}`)
    runs.push(result.lhr)
  }
  const audit = (name: string) => median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN))
  const score = (name: string) =>
    Math.round(median(runs.map((run) => run.categories[name]?.score ?? 0)) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
    ...(await weight({ browser, port, cookie, url })),
  }
}

/** What a visit brings before anything is touched: all scripts, and all bytes, as they travelled. */
async function weight({ browser, cookie, url }: Measuring): Promise<{ scriptKb: number; totalKb: number }> {
  const context = await browser.newContext({ extraHTTPHeaders: { cookie } })
  const page = await context.newPage()
  const sizes: { isScript: boolean; bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    sizes.push({ isScript: request.resourceType() === 'script', bytes: responseBodySize })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  await context.close()
  const kb = (of: typeof sizes) => Math.round(of.reduce((sum, one) => sum + one.bytes, 0) / 100) / 10
  return { scriptKb: kb(sizes.filter((one) => one.isScript)), totalKb: kb(sizes) }
}
