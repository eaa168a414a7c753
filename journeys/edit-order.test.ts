import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { signInAtHome, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('correcting who travels before paying', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, daysAhead] of atSizes([
    ['phone', '09121110172', 9],
    ['desktop', '09121110171', 10],
  ]))
    test(`a corrected name is the same order with the same seat, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await signInAtHome(page, stage, mobile)
      await toConfirm(page, stage, { daysAhead })
      const confirm = page.url()
      await lookAt(page, `confirm with its way to correct, ${size}`)
      await page.getByRole('link', { name: named('ویرایش') }).click()
      await page.waitForURL(/\/add-passenger\?order=/)
      await page.getByText(named('مهلت آن عوض نمی‌شود')).waitFor()
      const email = page.getByRole('textbox', { name: named('ایمیل') })
      await lookAt(page, `correcting an order, ${size}`)
      // complete travellers have a line of their own; their form opens by «ویرایش»
      const opens = page.getByRole('button', { name: named('ویرایش') })
      if (await opens.first().isVisible()) await opens.first().click()
      const family = page.getByRole('textbox', { name: named('نام خانوادگی لاتین') })
      await family.fill('MOHAMMADIPOUR')
      await email.fill('sara@example.com')
      await page.getByRole('button', { name: named('ذخیره و بازگشت') }).click()
      await page.waitForURL(confirm)
      await page.getByText('MOHAMMADIPOUR').waitFor()
      const { orders, accounts } = stage.product.agency
      const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
      assert.equal((await orders.mine(userId, { kind: 'all', page: 1, take: 5 })).orders.length, 1)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await page.getByText(named('در انتظار پرداخت')).first().waitFor()
      await page.getByRole('timer').first().waitFor()
      await lookAt(page, `an unpaid order among the trips, ${size}`)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('ادامه و پرداخت') }).waitFor()
      await lookAt(page, `an unpaid order at home, ${size}`)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })
})
