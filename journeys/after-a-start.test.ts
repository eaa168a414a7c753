import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { MovableClock } from '#server/clock.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { openAbroad } from './searching.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { chooseRoute } from './traveller.ts'

const notReady = named('قیمت بخشی از روزها هنوز آماده نیست')
const atLast = { timeout: 180_000 }

suite('before the year is laid out', () => {
  const clock = new MovableClock()
  let stage: Stage

  before(async () => {
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  const layOutAnew = () => clock.advance({ hours: 8 * 24 })

  for (const size of atSizes(['phone', 'desktop']))
    test(`a city abroad has its page at once; its prices come while one reads (${size})`, async () => {
      layOutAnew()
      await using visit = await stage.visit(size)
      const { page } = visit
      const answer = await page.goto('/international-flight/IST')
      assert.equal(answer?.status(), 200)
      await page.getByRole('heading', { level: 1, name: named('بلیت هواپیما به استانبول') }).waitFor()
      await page.getByText(notReady).waitFor()
      await lookAt(page, `still to come ${size}`)
      await page.evaluate(() => document.body.setAttribute('data-stays', ''))
      await page.getByText(notReady).waitFor({ state: 'detached', ...atLast })
      assert.equal(await page.locator('body[data-stays]').count(), 1, 'nobody loaded it again')
      const fares = page.getByRole('link', { name: named('تهران به استانبول') })
      assert.match((await fares.first().textContent()) ?? '', /\d{1,3}(,\d{3})+/)
      await page.getByText(named('در ۳۰ روز آینده')).first().waitFor()
      await lookAt(page, `all there ${size}`)
      assertFaultless(visit)
    })

  test('the list of all cities is whole from the start', async () => {
    layOutAnew()
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/international-flight')
    const cities = page.getByRole('main').getByRole('listitem')
    const count = await cities.count()
    assert.ok(count > 60, `${count} cities`)
    await page.getByText(notReady).waitFor({ state: 'detached', ...atLast })
    assert.equal(await page.getByText(named('قیمتش هنوز آماده نیست')).count(), 0)
    assert.ok((await cities.count()) >= count - 3)
    assertFaultless(visit)
  })

  test('the calendar of a search abroad opens at once and fills up', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await openAbroad(page)
    await chooseRoute(page, 'تهران', 'استانبول')
    layOutAnew()
    await page.getByRole('button', { name: named('تاریخ رفت') }).click()
    const priced = page.getByRole('dialog').locator('[data-price]:not([data-price="—"])')
    await page.getByRole('dialog').getByRole('gridcell').first().waitFor()
    await priced.nth(20).waitFor(atLast)
    assertFaultless(visit)
  })
})
