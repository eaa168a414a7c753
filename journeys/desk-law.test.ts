import { suite, test } from 'node:test'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('the law at the desk', { timeout: 60_000 }, () => {
  test('a clause is worded anew and waits for the second person', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['content'])
    const { page } = visit
    await page.goto('/desk/law')
    await page.getByRole('link', { name: named('بند تازه') }).press('Enter')
    const form = page.getByRole('region', { name: named('نوشتن بند') })
    await form.getByLabel('عنوان بند').fill('پاسخ‌گویی')
    await form.getByLabel('متن؛ میان بندها یک خط خالی').fill('به هر پیام در همان گفت‌وگو پاسخ می‌دهیم.')
    await form.getByLabel('به زبان ساده').fill('به هر پیام پاسخ می‌دهیم.')
    await form.getByLabel('دلیل').fill('روشن‌تر شدن شرایط')
    await form.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
    await form.getByText('روز آغاز را مانند ۱۴۰۵/۰۹/۱۰ بنویسید').waitFor()
    await lookAt(page, 'desk-law')
    await form.getByLabel('از روز').fill('1415/01/01')
    await form.getByLabel('دلیل').press('Enter')
    await form.getByText('در انتظار نفر دوم است').waitFor()
    await page.getByRole('link', { name: named('عنوان و مقدمه') }).press('Enter')
    const above = page.getByRole('region', { name: named('نوشتن عنوان و مقدمه') })
    await above.getByLabel('مقدمه').fill('این‌ها میان ما و شماست.')
    await above.getByLabel('از روز').fill('1415/01/01')
    await above.getByLabel('دلیل').fill('روشن‌تر شدن شرایط')
    await above.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
    await above.getByText('در انتظار نفر دوم است').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-law-dark')
    assertFaultless(visit, [/status of 400 .*desk\/law/])
  })
})
