import type { BrowserContext } from 'playwright-core'
import { dayAhead } from '../journeys/shopper.ts'
import { median } from './rounds.ts'

/** Of searches abroad that nobody asked for before, ms from the address to the first paint and to the first flight being there. */
export interface FirstPaint {
  readonly paintMs: number
  readonly paintWorstMs: number
  readonly flightMs: number
}

const days = 10
/** Lighthouse's mobile line */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const asItIs = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

interface Visitor {
  readonly isOnSlow4G: boolean
  /** how many times slower than this machine's */
  readonly processor: number
  /** of the first day, so that no two visitors ask for the same */
  readonly ahead: number
}

/** On a phone's screen with nothing kept. */
export async function paintedAbroad(
  browser: BrowserContext,
  address: string,
  { ahead, ...visitor }: Visitor,
): Promise<FirstPaint> {
  const paints: number[] = []
  const flights: number[] = []
  for (let nth = 0; nth < days; nth += 1) {
    const search = { origin: 'THR', destination: 'IST', date: dayAhead(ahead + nth), adults: '1' }
    const { paint, flight } = await visited(browser, `${address}/plp?${new URLSearchParams(search)}`, visitor)
    paints.push(paint)
    flights.push(flight)
  }
  return {
    paintMs: Math.round(median(paints)),
    paintWorstMs: Math.round(Math.max(...paints)),
    flightMs: Math.round(median(flights)),
  }
}

async function visited(
  browser: BrowserContext,
  url: string,
  { isOnSlow4G, processor }: Omit<Visitor, 'ahead'>,
) {
  const page = await browser.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', isOnSlow4G ? slow4G : asItIs)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await page.goto(url, { waitUntil: 'commit' })
  const arrived = await page.waitForFunction(
    () => document.querySelector('article') !== null && performance.now(),
  )
  const flight = Number(await arrived.jsonValue())
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const paint = Number(await painted.jsonValue())
  await page.close()
  return { paint, flight }
}
