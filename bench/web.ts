import { type BrowserContext, chromium } from 'playwright-core'
import { freePort } from '#server/free-port.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { publicPlaces } from '../journeys/public-places.ts'
import { openStage } from '../journeys/stage.ts'
import { chromiumPath } from '../tools/chromium.ts'
import { crowdedDay } from './crowded-day.ts'
import { query } from './search.ts'
import { type Served, served } from './served.ts'
import { signedInCookies } from './signed-in.ts'
import { type FirstPaint, paintedAbroad } from './web-abroad.ts'
import { type CrowdFigures, filteredInTime } from './web-crowd.ts'
import { walkToTicket } from './web-walk.ts'
import { type Weight, weightOf } from './web-weight.ts'
import { type Light, lighthouseOn, ownSlowdown, type Processor, phoneFrom } from './yardsticks/light.ts'

/** As Lighthouse comes, whose processor is four times slower than this machine's; and on the phone */
type PageFigures = Light & Weight & { readonly onPhone: Pick<Light, 'performance' | 'tbtMs'> }

/** of public places, by their names; all where none is named */
const wanted = process.env['PAGES']?.split(',')

interface Figures {
  /** of the phone that Lighthouse visits with as well */
  readonly processor: Processor
  readonly pages: Readonly<Record<string, PageFigures>>
  readonly crowd: CrowdFigures
  /** on this machine's line, and as a mid-tier phone on slow 4G */
  readonly abroad: Readonly<Record<'here' | 'slow4G', FirstPaint>>
  /** requests and bytes on the wire, headers included, from the front page to a guest's ticket */
  readonly walk: Readonly<Record<string, { readonly requests: number; readonly bytes: number }>>
  readonly bytesSearchToTicket: number
  /** the lowest performance of a public page, as Lighthouse comes and on the phone */
  readonly lighthouseMin: number
  readonly phoneMin: number
  /** the lowest for accessibility, best practices or SEO, which no crowded machine makes worse; SEO where a page may be found */
  readonly soundMin: number
}

/** Lighthouse (mobile) and weight of every public page and the passenger form; a list of 2,000 proposals filtered on a slow processor; a walk to a ticket. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  const fresh = await freshDatabase()
  const figures: Record<string, PageFigures> = {}
  let crowd: CrowdFigures
  let abroad: Figures['abroad']
  let processor: Processor
  {
    await using product = await served({ DATABASE_URL: fresh.url })
    const port = await freePort(9333)
    const browser = await launch(port)
    processor = await phoneFrom(port, `${product.address}/status`)
    say(
      `a phone ${processor.slowdown} times slower than this machine, whose index is ${processor.benchmarkIndex}`,
    )
    const figuresOf = async (url: string): Promise<PageFigures> => ({
      ...(await weightOf(browser, url)),
      ...(await lighthouseOn(port, url, ownSlowdown)),
      onPhone: await lighthouseOn(port, url, processor.slowdown),
    })
    for (const [name, path] of Object.entries(await publicPlaces(product.address))) {
      if (wanted?.includes(name) === false) continue
      figures[name] = await figuresOf(product.address + path)
      say(pageLine(name, figures[name]))
    }
    await browser.addCookies([...(await signedInCookies(product))])
    figures.passengers = await figuresOf(product.address + (await passengersPath(product)))
    say(pageLine('passengers', figures.passengers))
    crowd = await filteredInTime(browser, product.address + (await crowdedDay(fresh.url)))
    say(crowdLine(crowd))
    abroad = {
      here: await paintedAbroad(browser, product.address, { isOnSlow4G: false, processor: 1, ahead: 20 }),
      slow4G: await paintedAbroad(browser, product.address, {
        isOnSlow4G: true,
        processor: ownSlowdown,
        ahead: 40,
      }),
    }
    for (const [line, { paintMs, paintWorstMs, flightMs }] of Object.entries(abroad))
      say(
        `a new search abroad, ${line}: first paint ${paintMs} ms (worst ${paintWorstMs}), a flight ${flightMs} ms`,
      )
    await browser.close()
  }
  await fresh.drop()
  const walk = await walked(say)
  await stopSharedServer()
  const { passengers: _, ...open } = figures
  const lowest = (scores: (page: PageFigures) => number) => Math.min(...Object.values(open).map(scores))
  return {
    processor,
    pages: figures,
    crowd,
    abroad,
    walk,
    bytesSearchToTicket: Object.values(walk).reduce((sum, { bytes }) => sum + bytes, 0),
    lighthouseMin: lowest(({ performance }) => performance),
    phoneMin: lowest(({ onPhone }) => onPhone.performance),
    soundMin: lowest(soundnessOf),
  }
}

/** A search of somebody's own asks not to be found, which Lighthouse takes for a mistake. */
function soundnessOf({ accessibility, bestPractices, seo, failed }: PageFigures): number {
  const isHidden = failed.includes('is-crawlable')
  return Math.min(accessibility, bestPractices, ...(isHidden ? [] : [seo]))
}

async function walked(say: (line: string) => void): Promise<Figures['walk']> {
  process.env.CHROME_PATH ??= await chromiumPath()
  await using stage = await openStage({ DATABASE_URL: '' })
  const steps = await walkToTicket(stage)
  for (const { name, requests, bytes } of steps) say(`${name}: ${requests} requests, ${bytes} bytes`)
  return Object.fromEntries(steps.map(({ name, requests, bytes }) => [name, { requests, bytes }]))
}

/** Lighthouse shares the profile, so that sessions continue. */
async function launch(port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', {
    serviceWorkers: 'block', // a first visit has none, and what one answers is not counted as sent
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
}

const search = { origin: 'THR', destination: 'MHD', date: query().dates[0] ?? '' }

async function passengersPath({ address }: Served): Promise<string> {
  const answer = await fetch(`${address}/api/flight-catalog/FlightCatalog/Available`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query()),
  })
  const { data } = (await answer.json()) as {
    data: { requestId: string; proposals: { proposalId: string; seat: number }[] }
  }
  const open = data.proposals.find((proposal) => proposal.seat > 0)
  const chosen = { requestId: data.requestId, proposalId: open?.proposalId ?? '', adults: '1' }
  return `/add-passenger?${new URLSearchParams({ ...search, ...chosen })}`
}

function pageLine(name: string, page: PageFigures): string {
  const { performance, accessibility, bestPractices, seo, failed, fcpMs, lcpMs, tbtMs, cls } = page
  const { requests, scriptKb, scriptGzipKb, htmlKb, totalKb, workMs, onPhone } = page
  return [
    `${name}: performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`,
    ...(failed.length === 0 ? [] : [`failed: ${failed.join(' ')}`]),
    `FCP ${fcpMs} ms, LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls}, work ${workMs} ms`,
    `on the phone ${onPhone.performance}, TBT ${onPhone.tbtMs} ms`,
    `${requests} requests, script ${scriptKb} kB sent, ${scriptGzipKb} kB gzip, HTML ${htmlKb} kB, total ${totalKb} kB`,
  ].join(', ')
}

function crowdLine({ flights, slowdown, medianMs, worstMs, longestTaskMs }: CrowdFigures): string {
  return `${flights} flights, processor ${slowdown} times slower: press to paint ${medianMs} ms (worst ${worstMs}), longest task ${longestTaskMs} ms`
}
