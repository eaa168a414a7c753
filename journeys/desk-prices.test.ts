import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { assertAccessible } from './axe.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('prices at the desk', { timeout: 60_000 }, () => {
  test('one tries and proposes a rule, another approves it, and it is listed', async () => {
    await using stage = await openStage()
    await using first = await stage.visit('desktop')
    await using second = await stage.visit('desktop')
    await signInAtDesk(stage, first, ['finance'])
    await signInAtDesk(stage, second, ['owner'])
    const [mina, sara] = [first.page, second.page]

    await mina.goto('/desk/prices')
    await mina.getByText('هر چیز به بهای تأمین‌کننده فروخته می‌شود').waitFor()
    await mina.getByLabel('ایرلاین').fill('QQ')
    await mina.getByLabel('درصد').fill('۲٫۵')
    await mina.getByLabel('کمیسیون').fill('۳')
    await mina.getByRole('button', { name: named('بسنج') }).click()
    await mina.getByRole('alert').filter({ hasText: 'این ایرلاین را نمی‌شناسیم' }).first().waitFor()
    await mina.getByLabel('ایرلاین').fill('W5')
    await mina.getByRole('button', { name: named('بسنج') }).click()
    await mina.getByText('۲٫۵ درصد افزوده می‌شود').first().waitFor()
    await mina.getByLabel('کانال').selectOption('app')
    await mina.getByRole('button', { name: named('بسنج') }).click()
    await mina.getByText('کانال «برنامهٔ نصب‌شده»').waitFor()
    assert.equal(await mina.getByRole('button', { name: named('بسنج') }).count(), 1, 'one form, tried again')
    await mina.getByText('۳ درصد بهای پایه کمیسیون می‌دهد').waitFor()
    await assertAccessible(mina, 'desk-prices')
    await lookAt(mina, 'desk-prices')
    await mina.getByLabel('دلیل').fill('سود کم این هفته')
    await mina.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
    await mina.getByText('در انتظار نفر دوم است').waitFor()

    await sara.goto('/desk/approvals')
    await sara.getByRole('link', { name: named('قاعدهٔ قیمت') }).click()
    await sara.getByRole('button', { name: named('تأیید و انجام') }).click()
    await sara.getByText(/تأیید شد:/).waitFor()
    await sara.goto('/desk/prices')
    await sara
      .getByRole('region', { name: named('قاعده‌های قیمت') })
      .getByText('در پیش')
      .waitFor()
    await sara.getByRole('button', { name: named('پس گرفتن') }).click()
    await sara.getByRole('dialog').getByLabel('دلیل').fill('دیگر لازم نیست')
    await sara.emulateMedia({ colorScheme: 'dark' })
    await lookAt(sara, 'desk-prices-dark')
    await sara
      .getByRole('dialog')
      .getByRole('button', { name: named('پیشنهاد به نفر دوم') })
      .click()
    await sara.getByRole('dialog').waitFor({ state: 'hidden' })
    assertFaultless(first)
    assertFaultless(second)
  })
  test('a code is made by one and listed with its uses; a dear one waits for another', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['finance'])
    const { page } = visit
    await page.goto('/desk/codes')
    const dialog = page.getByRole('dialog')
    const make = async (code: string, uses: string) => {
      await page.getByRole('button', { name: named('کد تازه') }).click()
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code')
      for (const [label, value] of [
        ['کد', code],
        ['درصد', '۵'],
        ['بیشترین تخفیف هر خرید به تومان', '۱۰۰٬۰۰۰'],
        ['از روز', '1405/01/01'],
        ['تا روز', '1415/01/01'],
        ['شمار استفاده روی هم', uses],
        ['دلیل', 'جشنوارهٔ پاییز'],
      ] as const)
        await dialog.getByLabel(label, { exact: true }).fill(value)
    }
    await make('PAYIZ5', 'ده')
    await dialog.getByRole('button', { name: named('ساختن کد') }).click()
    await dialog.getByText('تعداد را درست بنویسید').waitFor()
    await dialog.getByLabel('شمار استفاده روی هم', { exact: true }).fill('۱۰')
    await dialog.getByText('تعداد را درست بنویسید').waitFor({ state: 'detached' })
    await lookAt(page, 'desk-code-new')
    await dialog.getByRole('button', { name: named('ساختن کد') }).click()
    await page.getByText('کد ساخته شد').waitFor()
    await make('BOZORG', '۱۰٬۰۰۰')
    await dialog.getByRole('button', { name: named('ساختن کد') }).click()
    await page.getByText('در انتظار نفر دوم است').waitFor()
    await page.getByRole('link', { name: named('PAYIZ5') }).click()
    await page.getByText('کسی از این کد استفاده نکرده است').waitFor()
    await assertAccessible(page, 'desk-codes')
    await lookAt(page, 'desk-codes')
    assertFaultless(visit, [/status of 400 .*desk\/codes/])
  })
})
