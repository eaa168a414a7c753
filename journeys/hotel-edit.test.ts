import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertAccessible } from './axe.ts'
import { toStayConfirm } from './hotel-steps.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { cardOf, text } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('a leader is corrected before the room is paid', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121230041'],
    ['desktop', '09121230042'],
  ]))
    test(`on the same order, with the same clock, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await toStayConfirm(page, stage, { hotelId: 'kih-marjan', daysAhead: 24 })
      const order = page.url()
      await page.getByRole('link', { name: named('ویرایش سرپرست‌ها') }).click()
      await page.waitForURL(/\/hotel\/leaders\?order=/)
      const card = cardOf(page, 'اتاق اول')
      await card.getByText(named('کامل')).waitFor()
      await lookAt(page, `a leader corrected, ${size}`)
      await text(card, '^نام لاتین', 'Anne-Marie')
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(order)
      await page.getByText(named('ANNE MARIE')).first().waitFor()
      await assertAccessible(page, 'an order whose leader was corrected')
      await lookAt(page, `after a leader was corrected, ${size}`)
      assert.equal(page.url(), order)
      assertFaultless(visit)
    })
})
