import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { samplePeople } from '#demo/sample-data.ts'
import { assertAccessible, assertFits } from './axe.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('a slip on an issued ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121170301'],
    ['desktop', '09121170302'],
  ]))
    test(`another person is refused with the way, a letter is put right at once, ${size}`, async () => {
      const { orderId, userId } = await issuedFor(
        stage,
        mobile,
        ({ isCharter, refund }) => !isCharter && refund.penaltyNow !== null,
      )
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      const { firstNameFarsi, lastName } = samplePeople.sara
      await page.getByRole('link', { name: named(`اصلاح مشخصات ${firstNameFarsi}`) }).click()
      await page.waitForURL(/order-details\/correct/)
      await lookAt(page, `the form ${size}`)
      const family = page.getByRole('textbox', { name: named('نام خانوادگی لاتین') })
      await family.fill('AHMADIPOUR')
      await page.getByRole('button', { name: named('بررسی اصلاح') }).click()
      const outcome = page.getByRole('region', { name: named('این اصلاح شدنی نیست') })
      await outcome.waitFor()
      assert.ok(says(await outcome.innerText(), 'از این بلیت برمی‌گردد'))
      assert.equal(await outcome.getByRole('button').count(), 0)
      await lookAt(page, `another person ${size}`)
      // by keyboard alone from here
      await family.fill(`${lastName}A`)
      await page.keyboard.press('Enter')
      const allowed = page.getByRole('region', { name: named('همین حالا اصلاح می‌شود') })
      await allowed.waitFor()
      await lookAt(page, `a letter ${size}`)
      await assertFits(page, 'a correction that is allowed')
      await assertAccessible(page, 'a correction that is allowed')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const done = page.getByRole('region', { name: named('مشخصات اصلاح شد') })
      await done.waitFor()
      const [ticket] = (await stage.product.agency.flights.issuing(orderId, userId)).tickets
      assert.ok(ticket && says(await done.innerText(), ticket.number))
      await lookAt(page, `done ${size}`)
      await page.getByRole('link', { name: named('سفارش و بلیت تازه') }).click()
      await page.waitForURL(/order-details\?/)
      const order = page.getByRole('main')
      await order.getByText(ticket.fullNameLatin).first().waitFor()
      assert.ok(says(await order.innerText(), 'اصلاح شد'), 'the story tells it')
      await lookAt(page, `the order afterwards ${size}`)
      assertFaultless(visit)
    })
})
