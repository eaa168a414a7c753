import { type BrowserContext, chromium } from 'playwright-core'
import { freePort } from '#server/free-port.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { chromiumPath } from '../tools/chromium.ts'
import { crowdedDay } from './crowded-day.ts'
import { query } from './search.ts'
import { type Served, served } from './served.ts'
import { signedInCookies } from './signed-in.ts'
import { type CrowdFigures, filteredInTime } from './web-crowd.ts'
import { type Weight, weightOf } from './web-weight.ts'
import { type Light, lighthouseOn } from './yardsticks/light.ts'

type PageFigures = Light & Weight
type Figures = Record<string, PageFigures | CrowdFigures>

/** Lighthouse (mobile) and script weight of home, results and passenger form;
 * and 2,000 proposals filtered on a slow processor. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  const fresh = await freshDatabase()
  const figures: Figures = {}
  {
    await using product = await served({ DATABASE_URL: fresh.url })
    const port = await freePort(9333)
    const browser = await launch(port, product)
    for (const [name, path] of Object.entries(await pages(product))) {
      const url = product.address + path
      const page = { ...(await weightOf(browser, url)), ...(await lighthouseOn(port, url)) }
      figures[name] = page
      say(pageLine(name, page))
    }
    const crowd = await filteredInTime(browser, product.address + (await crowdedDay(fresh.url)))
    figures.crowd = crowd
    say(crowdLine(crowd))
    await browser.close()
  }
  await fresh.drop()
  await stopSharedServer()
  return figures
}

/** Lighthouse shares the profile, so that sessions continue. */
async function launch(port: number, product: Served): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext('', {
    serviceWorkers: 'block', // a first visit has none, and what one answers is not counted as sent
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  await context.addCookies([...(await signedInCookies(product))])
  return context
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

function pageLine(name: string, page: PageFigures): string {
  const { performance, accessibility, fcpMs, lcpMs, tbtMs, cls } = page
  const { scriptKb, scriptGzipKb, htmlKb, totalKb, workMs } = page
  return [
    `${name}: performance ${performance}, accessibility ${accessibility}`,
    `FCP ${fcpMs} ms, LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls}, work ${workMs} ms`,
    `script ${scriptKb} kB sent, ${scriptGzipKb} kB gzip, HTML ${htmlKb} kB, total ${totalKb} kB`,
  ].join(', ')
}

function crowdLine({ proposals, slowdown, medianMs, worstMs, longestTaskMs }: CrowdFigures): string {
  return `${proposals} proposals, processor ${slowdown} times slower: press to paint ${medianMs} ms (worst ${worstMs}), longest task ${longestTaskMs} ms`
}
