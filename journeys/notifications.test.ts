import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('what a traveller hears of, and how', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121330001'],
    ['desktop', '09121330002'],
  ]))
    test(`the matrix is kept, taken back and never silences what is critical (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto('/profile/notifications', { waitUntil: 'networkidle' })
      await assertAccessible(page, 'notifications')
      await assertFits(page, 'notifications')

      const [tickets, seats] = [box(page, 'صدور بلیت با پیامک'), box(page, 'صندلی یا پرواز تازه با پیامک')]
      assert.ok((await tickets.isChecked()) && (await seats.isChecked()))
      await seats.focus()
      await kept(page, () => page.keyboard.press('Space'))
      await kept(page, () => box(page, 'صندلی یا پرواز تازه با واتساپ').check())
      await page.getByText('ذخیره شد').first().waitFor()
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await seats.isChecked(), false)
      assert.equal(await box(page, 'صندلی یا پرواز تازه با واتساپ').isChecked(), true)

      await kept(page, () => seats.check())
      await kept(page, () => page.getByRole('button', { name: named('برگرداندن') }).click())
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await seats.isChecked(), false)

      await tickets.click()
      await page.getByRole('alert').filter({ hasText: 'دست‌کم به یک راه' }).waitFor()
      assert.equal(await tickets.isChecked(), true)

      await kept(page, () => page.getByLabel('تا ساعت').selectOption('07:00'))
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await page.getByLabel('تا ساعت').inputValue(), '07:00')
      await kept(page, () => page.getByRole('switch', { name: named('ساعت‌های سکوت') }).click())
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await page.getByLabel('تا ساعت').count(), 0)
      assertFaultless(visit)
    })

  test('a guest is asked to sign in first', async () => {
    await using visit = await stage.visit('desktop')
    await visit.page.goto('/profile/notifications')
    await visit.page.waitForURL(/\/\?next=/)
  })
})

function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name: named(name) })
}

async function kept(page: Page, press: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/accounts/notifications/settings') && answer.ok(),
  )
  await press()
  await answered
}
