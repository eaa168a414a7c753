import { suite, test } from 'node:test'
import { signInAtDesk } from './desk-staff.ts'
import { issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { messagesTo } from './messages.ts'
import { eventually } from './shopper.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('at the desk for a traveller', { timeout: 120_000 }, () => {
  test('the code that he reads out lets a colleague put his name right and give his ticket back, by keys alone', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    const { agency } = stage.product
    const isPlain = ({ flightGroups }: { flightGroups: { flightNumber: string }[] }) =>
      !/99\d\d$/.test(flightGroups[0]?.flightNumber ?? '')
    const { orderId } = await issuedFor(stage, '09121234577', isPlain)
    const order = await agency.orders.order(orderId)
    await signInAtDesk(stage, visit, ['visas'])
    const { page } = visit
    await page.goto(`/desk/orders/${order?.orderNumber}`)
    await page.getByRole('link', { name: 'به‌جای مسافر، با کد او' }).press('Enter')
    await lookAt(page, 'desk-acting')
    await page.getByRole('button', { name: 'فرستادن کد به مسافر' }).press('Enter')
    const typed = page.getByLabel('کدی که مسافر می‌خواند')
    await typed.fill('000000')
    await typed.press('Enter')
    await page.getByText(named('کد درست نیست')).waitFor()
    await lookAt(page, 'desk-acting-code')
    let code: string | undefined
    await eventually(async () => {
      const sent = await messagesTo(stage, '09121234577')
      code = sent.map(({ text }) => /کد شما: (\d{6})/.exec(text)?.[1]).find((one) => one !== undefined)
      return code !== undefined
    }, 'the code did not come')
    await typed.fill(code ?? '')
    await typed.press('Enter')
    await page.getByRole('heading', { name: 'تصحیح نام' }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-acting-open')
    await page.emulateMedia({ colorScheme: 'light' })

    const name = page.getByLabel('نام لاتین', { exact: true })
    await name.fill(`${await name.inputValue()}a`)
    await name.press('Enter')
    await page.getByRole('button', { name: 'تصحیح نام', exact: true }).press('Enter')
    await page.getByText(named('به مسافر گفته شد')).first().waitFor()
    await page
      .getByRole('group', { name: named('تاریخ چه کسی عوض شود') })
      .getByRole('checkbox')
      .first()
      .press(' ')
    await page.getByRole('button', { name: 'دیدن پروازها' }).press('Enter')
    await page.getByRole('button', { name: 'انتخاب', exact: true }).first().press('Enter')
    await page.getByRole('button', { name: /نگه داشتن برای پرداخت مسافر|تغییر تاریخ/ }).waitFor()
    await lookAt(page, 'desk-acting-date')
    await page
      .getByRole('checkbox', { name: named('بخش') })
      .first()
      .press(' ')
    await page.getByRole('button', { name: 'حساب مبلغ' }).press('Enter')
    await page.getByRole('button', { name: named('استرداد ') }).press('Enter')
    await page.getByText(named('ثبت شد و به مسافر گفته شد')).waitFor()
    await lookAt(page, 'desk-acting-done')
    await page.getByRole('button', { name: 'پایان کار' }).press('Enter')
    await page.getByRole('button', { name: 'فرستادن کد به مسافر' }).waitFor()
    assertFaultless(visit, [/40[03]/])
  })
})
