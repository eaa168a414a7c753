import { suite, test } from 'node:test'
import { colleague, signInAtDesk } from './desk-staff.ts'
import { issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('conversations at the desk', { timeout: 60_000 }, () => {
  test('one is found, answered, noted and handed on with keys alone, and what the traveller writes comes by itself', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    const { support } = stage.product.agency
    const { userId, orderId } = await issuedFor(stage, '09121234567', () => true)
    const write = (text: string) => support.send({ userId, orderId, id: crypto.randomUUID(), text })
    await signInAtDesk(stage, visit, ['support'])
    await colleague(stage, 'امیر کاظمی', ['visas'])
    const { page } = visit
    await page.goto('/desk/support')
    await page.getByText('در این صف گفتگویی نیست').waitFor()
    await write('کیفم در هواپیما ماند')
    const row = page.locator('tbody tr')
    await row.getByText('۱ نخوانده').waitFor()
    await lookAt(page, 'desk-support')

    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/desk\/support\/[\da-f-]{36}$/)
    const log = page.getByRole('log')
    await log.getByText('کیفم در هواپیما ماند').waitFor()
    await page.getByText('سفارش این گفتگو').waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('از بخش اشیای گم‌شده می‌پرسم.')
    await page.keyboard.press('Control+Enter')
    await log.getByText('از بخش اشیای گم‌شده می‌پرسم.').waitFor()
    await page.getByText('با شما').first().waitFor()
    await write('سپاس، رنگش سبز است')
    await log.getByText('رنگش سبز است').waitFor()

    await page.getByLabel('یادداشت تازه').focus()
    await page.keyboard.type('به ایرلاین ایمیل زدم')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'یادداشت‌ها' }).getByText('به ایرلاین ایمیل زدم').waitFor()
    await lookAt(page, 'desk-conversation')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-conversation-dark')
    await page.emulateMedia({ colorScheme: 'light' })

    await page.getByLabel('سپردن به').focus()
    await page.getByLabel('سپردن به').selectOption({ label: 'امیر کاظمی' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await log.getByText('از اینجا امیر کاظمی پاسخ می‌دهد').waitFor()
    await page.locator('body').press('r')
    await page.keyboard.type('یک چیز دیگر')
    await page.keyboard.press('Control+Enter')
    await page.getByText(named('این گفتگو با همکار دیگری است')).waitFor()
    await page.setViewportSize({ width: 834, height: 1100 })
    await page.getByLabel('پاسخ', { exact: true }).waitFor({ state: 'hidden' })
    await lookAt(page, 'desk-conversation-tablet')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel('کار تازه').focus()
    await page.keyboard.type('تا فردا پیگیری شود')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'کارها' }).getByText('تا فردا پیگیری شود').waitFor()
    await page.goto('/desk/tasks')
    await page.getByText('تا فردا پیگیری شود').waitFor()
    await lookAt(page, 'desk-tasks-of-colleagues')
    assertFaultless(visit, [/409/])
  })
})
