import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { codeFor } from './messages.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('a search without flights', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121110171'],
    ['desktop', '09121110172'],
  ]))
    test(`offers the nearest days with their prices, and a message when there are flights, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const date = await dayWithoutFlights(stage)
      await page.goto(`/plp?origin=THR&destination=ACZ&date=${date}&adults=1`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: named('برای این روز پروازی نیست') }).waitFor()
      const nearest = page.getByRole('main').getByRole('link', { name: named('روز زودتر', 'روز دیرتر') })
      assert.match(await nearest.first().innerText(), /\d{1,3}(,\d{3})+/)
      await lookAt(page, `no flights ${size}`)

      await page.getByRole('button', { name: named('خبرم کن') }).click()
      await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(mobile)
      await page.getByRole('button', { name: named('دریافت کد') }).click()
      await page.getByRole('textbox', { name: named('کد تایید') }).fill(await codeFor(stage, mobile))
      await page.getByRole('link', { name: named('خبرتان می‌کنیم') }).click()
      await page.waitForURL(/profile\/watches/)
      await page.getByText(named('هر پروازی')).waitFor()
      await lookAt(page, `waits for a day ${size}`)

      await page.goto(`/plp?origin=THR&destination=ACZ&date=${date}&adults=1`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('خبرتان می‌کنیم') }).waitFor()
      await nearest.first().click()
      await page.getByRole('article').first().waitFor()
      assertFaultless(visit)
    })

  test('to a place nobody flies to, airports near it are offered, and no message that would never come', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    const date = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 9 })
    await page.goto(`/plp?origin=THR&destination=RJN&date=${date}&adults=1`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('فرودگاه‌های نزدیک') }).waitFor()
    assert.equal(await page.getByRole('button', { name: named('خبرم کن') }).count(), 0)
    await lookAt(page, 'nobody flies there')
    await page.getByRole('link', { name: named('به کرمان') }).click()
    await page.getByRole('article').first().waitFor()
    assertFaultless(visit)
  })
})

/** Planes go from Tehran to Zabol on some days of the week alone. */
async function dayWithoutFlights({ product }: Stage): Promise<string> {
  const [origin, destination] = (['THR', 'ACZ'] as const).map((code) => ({ code, kind: 'CityCode' }) as const)
  assert.ok(origin && destination)
  const from = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 7 }).toString()
  const { days } = await product.agency.flights.calendar({ origin, destination, from, days: 14 })
  const none = days.find(({ lowest }) => lowest === null)
  assert.ok(none)
  return none.date
}
