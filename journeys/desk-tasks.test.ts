import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('tasks at the desk', { timeout: 120_000 }, () => {
  test('a late task of money is found first, taken and closed', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    const { promises, database, clock } = stage.product.agency
    const at = clock.now()
    for (const [kind, hours] of [
      ['trip-part-settled', 8],
      ['odd-payment-explained', -1],
    ] as const) {
      const dueAt = at.add({ hours })
      await promises.give(database, { kind, subject: kind, at: at.subtract({ hours: 24 }), dueAt })
    }
    await signInAtDesk(stage, visit, ['refunds'])
    const { page } = visit
    await page.goto('/desk/tasks')
    const rows = page.getByRole('region', { name: named('کارهای باز') }).locator('tbody tr')
    await rows.first().getByText('دیر شده').waitFor()
    assert.equal(await rows.count(), 2)
    await rows.first().getByRole('link').click()
    await page.getByRole('button', { name: named('برمی‌دارم') }).click()
    await page.getByText('در دست همکاران').waitFor()
    await lookAt(page, 'desk-tasks')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-tasks-dark')
    await page.getByRole('button', { name: named('انجام شد') }).click()
    await rows.nth(1).waitFor({ state: 'detached' })

    const mobile = '09121230077'
    const sent = { name: 'سارا', mobile, answerBy: 'sms', orderNumber: '', text: 'استرداد من کجاست؟' }
    const written = await page.request.post(`${stage.address}/api/help/Contact/Write`, { data: sent })
    assert.equal(written.status(), 200, await written.text())
    await page.goto('/desk/tasks?queue=support')
    await rows.first().getByRole('link').press('Enter')
    await page.getByRole('link', { name: 'خواندن و پاسخ پیام' }).press('Enter')
    await page.waitForURL(/\/desk\/contacts\//)
    await page.getByText('استرداد من کجاست؟').waitFor()
    await page.locator('body').press('m')
    await page.getByText('هنوز پاسخ آماده‌ای نیست').waitFor()
    await page.keyboard.press('Escape')
    await lookAt(page, 'desk-contact')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('body').press('r')
    await page.keyboard.type('دیروز به حسابتان نشست.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('پاسخ ما، ').waitFor()
    await lookAt(page, 'desk-contact-answered')
    assertFaultless(visit)
  })
})
