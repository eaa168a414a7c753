import { chromium } from 'playwright-core'
import { chromiumPath } from '../../tools/chromium.ts'

export interface FrameFigures {
  /** rows that were here while it was scrolled, and those drawn of them at most */
  readonly rows: number
  readonly drawn: number
  /** frames a second, and the longest time between two, ms */
  readonly framesPerSecond: number
  readonly longestMs: number
}

const seconds = 6
/** CSS pixels a frame: some three screens a second */
const stride = 40

/** The list of orders, gone down until so many are here, then scrolled evenly from the middle on. */
export async function scrolledList(address: string, token: string, wanted: number): Promise<FrameFigures> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.context().addCookies([{ name: 'desk', value: token, url: address }])
  await page.goto(`${address}/desk/orders`, { waitUntil: 'networkidle' })
  const rows = await page.evaluate(goneDown, wanted)
  const times = await page.evaluate(evenly, { seconds, stride })
  const drawn = await page.locator('.desk-order-rows tbody tr').count()
  await browser.close()
  const between = times.slice(1).map((at, place) => at - (times[place] ?? at))
  const passed = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return {
    rows,
    drawn,
    framesPerSecond: Math.round((between.length / passed) * 10_000) / 10,
    longestMs: Math.round(Math.max(...between)),
  }
}

/** How many rows there are then. */
async function goneDown(wanted: number): Promise<number> {
  const list = document.querySelector('.desk-order-rows') as HTMLElement
  const place = () => Number([...list.querySelectorAll('tr')].at(-2)?.getAttribute('aria-rowindex') ?? 0)
  for (let last = -1; place() < wanted; ) {
    list.scrollTo({ top: list.scrollHeight, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (list.querySelector('table')?.getAttribute('aria-rowcount') !== '-1' && last === place()) break
    last = place()
  }
  const rows = place()
  list.scrollTo({ top: list.scrollHeight / 2, behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return rows
}

async function evenly({ seconds, stride }: { seconds: number; stride: number }): Promise<number[]> {
  const list = document.querySelector('.desk-order-rows') as HTMLElement
  const times: number[] = []
  for (let at = await frame(); times.length === 0 || at - (times[0] ?? at) < seconds * 1000; ) {
    times.push(at)
    list.scrollBy({ top: stride, behavior: 'instant' })
    at = await frame()
  }
  return times
  function frame(): Promise<number> {
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
