import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertAccessible, assertFits } from './axe.ts'
import { comeIn, issuedSoon } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('the day of travel', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, daysAhead] of atSizes([
    ['phone', '09121170401', 14],
    // of another day: much was told of the first one's flight by then
    ['desktop', '09121170402', 15],
  ]))
    test(`its hours, place, bags and papers, and the messages one wishes, by keyboard, ${size}`, async () => {
      const { orderId, userId } = await issuedSoon(stage, mobile, {
        isWanted: ({ isCharter }) => !isCharter,
        daysAhead,
      })
      const { flights, orders, disruptions } = stage.product.agency
      const [journey] = await orders.journeysOf(orderId)
      assert.ok(journey)
      const flight = { flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() }
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('روز سفر') }).press('Enter')
      await page.waitForURL(/order-details\/travel-day/)
      const day = page.getByRole('region', { name: named('تهران به مشهد') })
      await day.waitFor()
      const words = await day.innerText()
      for (const step of [
        'از خانه راه بیفتید',
        'در فرودگاه باشید',
        'پرواز',
        'رسیدن به مشهد',
        'هنوز به ما اعلام نشده',
      ])
        assert.ok(says(words, step), step)
      assert.equal(await day.getByRole('link', { name: '199' }).getAttribute('href'), 'tel:199')
      await assertFits(page, 'the day of travel')
      await assertAccessible(page, 'the day of travel')
      await lookAt(page, `the day ${size}`)

      const leave = page.getByRole('switch', { name: named('پیش از وقت راه افتادن') })
      assert.equal(await leave.isChecked(), false, 'nothing is chosen beforehand')
      const saved = page.waitForResponse(/TravelDay\/Messages/)
      await leave.press('Space')
      assert.equal((await saved).status(), 200)
      await disruptions.leavesFrom(flight, { terminal: '4', gate: '12' })
      await disruptions.delayed(flight, 150)
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await leave.isChecked(), true)
      const then = await day.innerText()
      for (const news of ['پایانهٔ ۴، گیت ۱۲', 'میز پشتیبانی', '۲ ساعت و ۳۰ دقیقه دیرتر'])
        assert.ok(says(then, news), news)
      await lookAt(page, `late, with its gate ${size}`)
      assert.deepEqual((await flights.travelDay(orderId, userId)).wished, ['leave'])

      await page.goBack()
      await page.waitForURL(/order-details\?/)
      await page.goto(`/api/flight-reservation/TravelDay/Sheet/${orderId}`)
      assert.ok(says(await page.getByRole('main').innerText(), 'گیت ۱۲'))
      await lookAt(page, `without a line ${size}`)
      assertFaultless(visit)
    })
})
