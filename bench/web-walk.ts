import type { Page } from 'playwright-core'
import { named } from '../journeys/labels.ts'
import { chooseFirst } from '../journeys/searching.ts'
import type { Stage } from '../journeys/stage.ts'
import { chooseDay, chooseRoute, fillPassenger, payAtBank, signIn } from '../journeys/traveller.ts'
import { sumOf, type Transfer, watchTransfers } from './web-transfer.ts'

export interface Step {
  readonly name: string
  readonly requests: number
  readonly bytes: number
  readonly transfers: readonly Transfer[]
}

/** A guest at 390 px with an empty cache and no worker, from the front page to the ticket; each page comes to rest. */
export async function walkToTicket(stage: Stage): Promise<readonly Step[]> {
  await using visit = await stage.visit('phone')
  const { page } = visit
  let step = ''
  const transfers = await watchTransfers(page, () => step)
  for (const [name, walk] of Object.entries(acts)) {
    step = name
    await walk(page, stage)
    await page.waitForLoadState('networkidle')
  }
  return Object.keys(acts).map((name) => {
    const own = transfers().filter(({ step, url }) => step === name && url.startsWith(stage.address))
    return { name, requests: own.length, bytes: sumOf(own), transfers: own }
  })
}

const acts: Readonly<Record<string, (page: Page, stage: Stage) => Promise<void>>> = {
  async home(page) {
    await page.goto('/', { waitUntil: 'networkidle' })
  },
  async search(page) {
    await chooseRoute(page, 'تهران', 'مشهد')
    await chooseDay(page)
  },
  async results(page) {
    await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
    await page.waitForURL(/\/plp\?/)
    await page.getByRole('article').first().waitFor()
  },
  async 'sign in'(page, stage) {
    await chooseFirst(page)
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    await signIn(page, stage, '09121113500')
    await page.waitForURL(/\/add-passenger/)
  },
  async passengers(page) {
    await fillPassenger(page)
    await page.getByRole('button', { name: named('ادامه') }).click()
    await page.waitForURL(/\/confirm/)
    await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
  },
  async confirm(page) {
    await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
    await page.getByRole('button', { name: named('پرداخت') }).click()
    await page.waitForURL(/StartPay/)
  },
  async ticket(page) {
    await payAtBank(page)
    await page.waitForURL(/\/payment\//)
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
  },
}
