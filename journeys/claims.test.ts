import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { assertAccessible, assertFits } from './axe.ts'
import { signInAtDesk } from './desk-staff.ts'
import { comeIn, issuedSoon } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt, lookAtBothSizes } from './look.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a claim on an airline, followed', { timeout: 240_000 }, () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, daysAhead] of atSizes([
    ['phone', '09121170501', 14],
    // of another day: the first one's flight is late by then
    ['desktop', '09121170502', 15],
  ]))
    test(`letter sent, refused, on to the authority and ended, ${size}`, async () => {
      const { orderId } = await issuedSoon(stage, mobile, {
        isWanted: ({ isCharter }) => !isCharter,
        daysAhead,
      })
      const { orders, disruptions } = stage.product.agency
      const [journey] = await orders.journeysOf(orderId)
      assert.ok(journey)
      const date = journey.departsLocal.toPlainDate()
      await disruptions.delayed({ flightNumber: journey.flightNumber, date }, 300)
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      await page.getByText(named('نامه را به ایرلاین دادم')).press('Enter')
      await lookAtBothSizes(page, 'a letter sent')
      await page.getByRole('textbox', { name: named('شماره‌ای که ایرلاین داد') }).fill('ZV-1402')
      await page.getByRole('button', { name: named('نامه را فرستادم') }).press('Enter')
      const followed = page.getByRole('region', { name: named('پیگیری مطالبه از') })
      await followed.waitFor()
      const words = await followed.innerText()
      for (const part of ['نامه به ایرلاین فرستاده شد', 'ZV-1402', 'یادآوری ما، اگر پاسخ نرسید'])
        assert.ok(says(words, part), part)
      assert.equal(await followed.getByRole('link').count(), 0, 'no authority before an answer')
      await assertFits(page, 'a claim that waits')
      await lookAt(page, `it waits ${size}`)

      await followed.getByText(named('ثبت نتیجه')).press('Enter')
      const result = followed.getByRole('combobox', { name: named('چه شد؟') })
      await result.selectOption('paid')
      await followed.getByRole('textbox', { name: named('مبلغ') }).waitFor()
      await lookAt(page, `how much ${size}`)
      await assertAccessible(page, 'a claim')
      await result.selectOption('refused')
      await followed.getByRole('button', { name: named('ثبت'), exact: true }).press('Enter')
      const authority = followed.getByRole('link', { name: named('سازمان هواپیمایی کشوری') })
      await authority.waitFor()
      assert.equal(await followed.getByRole('combobox').count(), 0, 'what was noted is closed')
      await lookAtBothSizes(page, 'a claim refused')
      const letter = page.waitForEvent('download')
      await followed.getByRole('link', { name: named('دریافت نامه به این مرجع') }).click()
      assert.match((await letter).suggestedFilename(), /^complaint-\d+\.pdf$/)

      await using desk = await stage.visit('desktop')
      await signInAtDesk(stage, desk, ['support'])
      await desk.page.goto('/desk/tasks', { waitUntil: 'networkidle' })
      const row = desk.page.getByRole('row').filter({ hasText: 'ایرلاین نپذیرفت' }).first()
      await row.waitFor()
      await lookAt(desk.page, `claims at the desk ${size}`)
      await row.getByRole('link').click()
      await desk.page.getByRole('region', { name: named('مطالبه از ایرلاین') }).waitFor()
      await lookAt(desk.page, `on the order at the desk ${size}`)

      await followed.getByRole('button', { name: named('دیگر پیگیری نمی‌کنم') }).press('Enter')
      await page.getByRole('region', { name: named('پایان پیگیری مطالبه') }).waitFor()
      await lookAt(page, `ended ${size}`)
      assertFaultless(visit)
    })
})
