import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import { applicantsPath } from '#visas/choice-address.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { largeTextBrowser, textLost } from './large-text.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import type { Stage } from './stage.ts'
import { visa, visaWish } from './visa-steps.ts'

const mobile = '09121230061'
const longest = {
  firstNameFarsi: 'سیدمحمدامیرحسین‌رضا',
  lastNameFarsi: 'میرحسینی طباطبایی نائینی‌پور اصفهانی',
  firstName: 'SEYEDMOHAMMADAMIRHOSSEIN',
  lastName: 'MIRHOSSEINI TABATABAEI NAEINIPOUR',
}

suite('text twice the usual size, and the longest names, on the pages of a purchase', () => {
  let stage: Stage
  let browser: Browser
  let pages: readonly string[]

  before(async () => {
    stage = await sharedHouse()
    browser = await largeTextBrowser()
    pages = await purchase(stage)
  })
  after(() => browser.close())

  for (const width of atSizes([320, 360, 576, 768, 992, 1280]))
    test(`no word of them is lost, and none lies beside the page, ${width} px`, async () => {
      await using context = await browser.newContext({
        baseURL: stage.address,
        locale: 'fa-IR',
        serviceWorkers: 'block',
        viewport: { width, height: 844 },
      })
      await comeIn({ context }, stage, mobile)
      assert.deepEqual(await lostOn(context, pages), [])
    })
})

async function lostOn(context: BrowserContext, paths: readonly string[]): Promise<readonly string[]> {
  const page = await context.newPage()
  page.setDefaultNavigationTimeout(60_000)
  const lost: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await drawn(page)
    lost.push(...(await textLost(page)).map((words) => `${path.split('?')[0]}: ${words}`))
  }
  return lost
}

/** Parts that come with the script stand there. */
async function drawn(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Passengers, confirm and ticket of a flight, and the forms of a visa, of people with the longest names. */
async function purchase(stage: Stage): Promise<readonly string[]> {
  const { flights, accounts } = stage.product.agency
  const issued = await issuedFor(stage, mobile, () => true)
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const search = {
    origin: { code: 'THR', kind: 'CityCode' },
    destination: { code: 'MHD', kind: 'CityCode' },
    date: dayAhead(21),
    adults: 2,
    children: 0,
    infants: 0,
  } as const
  const { requestId, proposals } = await flights.search({ ...search, flightType: 1, dates: [search.date] })
  const proposal = proposals.find(({ seat }) => seat > 1)
  assert.ok(proposal)
  const { proposalId } = proposal
  const { orderId } = await flights.submit(
    {
      requestId,
      proposalId,
      passengers: [{ ...samplePeople.sara, ...longest }, samplePeople.dariush],
      contact: { phoneNumber: mobile, email: 'a.rather.long.address.of.somebody@a-long-name.example.ir' },
      productChannel: 1,
    },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  const { orderId: asked } = await visaWish(stage, mobile)
  return [
    passengersPath(search, { requestId, proposalId }),
    `/add-passenger?order=${orderId}`,
    `/confirm?orderId=${orderId}`,
    `/payment/${issued.orderId}`,
    `/profile/my-travels/order-details?orderId=${issued.orderId}`,
    `/profile/my-travels/order-details?orderId=${orderId}`,
    applicantsPath(visa),
    `/visa/payment/${asked}`,
  ]
}
