import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { one } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { payBy } from '#simulators/bank/payer.ts'
import type { Entry } from '#wallet/ledger.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a finance colleague’s day at the desk', { timeout: 60_000 }, () => {
  test('what a gateway sent is booked and met by the bank’s statement; a rate is entered', async () => {
    await using stage = await openStage()
    await using visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['finance'])
    const transaction = await paid(stage, 5_000_000)
    const { page } = visit
    await page.goto('/desk/close')

    await page.getByRole('button', { name: named('فایل تسویهٔ درگاه') }).click()
    await choose(page, `${transaction};5000000;12000\nx;5.5;0`)
    await page.getByRole('button', { name: named('بررسی فایل') }).click()
    await page.getByText('ردیف ۲: مبلغش عدد درست به ریال نیست.').waitFor()
    await lookAt(page, 'desk-close-faults')
    await choose(page, `شماره;مبلغ;کارمزد\n${transaction};۵۰۰۰۰۰۰;12000`)
    await page.getByRole('button', { name: named('بررسی فایل') }).click()
    await page.getByText('4,988,000').waitFor()
    await lookAt(page, 'desk-close-checked')
    await page.getByRole('button', { name: named('ثبت در دفتر') }).click()
    const gaps = page.getByRole('region', { name: named('تفاوت درگاه و بانک') })
    await gaps.getByText('درگاه فرستاده، به بانک نرسیده').waitFor()

    await page.getByRole('button', { name: named('صورت‌حساب بانک') }).click()
    await choose(page, '7001;4988000\n7002;300')
    await page.getByLabel(named('موجودی پایان روز به ریال')).fill('۹٬۰۰۰٬۰۰۰')
    await page.getByRole('button', { name: named('بررسی فایل') }).click()
    await page.getByRole('button', { name: named('ثبت در دفتر') }).click()
    await gaps.getByText('به بانک رسیده، درگاهی نگفته').waitFor()
    assert.equal(await gaps.locator('tbody tr').count(), 1)

    await page.getByRole('button', { name: named('نرخ ارز تازه') }).click()
    await page.getByLabel(named('یک واحد به ریال')).fill('۹٬۹۹۰٬۰۰۰')
    await page.getByText('۶۹۹٪ بالاتر می‌رود').waitFor()
    await page.getByText('تا نفر دوم تأیید نکند').waitFor()
    await page.getByLabel(named('مرجع')).fill('بازار آزاد تهران')
    await page.getByRole('button', { name: named('پیشنهاد نرخ به نفر دوم') }).click()
    await page.getByText('نفر دوم باید تأیید کند').waitFor()
    await lookAt(page, 'desk-close-rate')
    await page.getByLabel(named('دلیل')).fill('جهش بازار امروز')
    await page.getByRole('button', { name: named('پیشنهاد نرخ به نفر دوم') }).click()
    await page.getByText('در انتظار نفر دوم است').waitFor()
    await page.getByRole('button', { name: named('بستن') }).click()
    await lookAt(page, 'desk-close')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-close-dark')
    await page.emulateMedia({ colorScheme: 'light' })

    await answering(stage)
    await page.getByRole('link', { name: named('تأمین'), exact: true }).click()
    await page.getByRole('link', { name: 'نیرا، پرواز' }).click()
    await page.getByText('بی‌پاسخ: ۱ از ۳').waitFor()
    await page.getByLabel(named('سقف بدهی به ریال')).fill('۹۰۰٬۰۰۰٬۰۰۰')
    await page.getByLabel(named('هشدار وقتی کمتر')).fill('۱۰۰٬۰۰۰٬۰۰۰')
    await page.getByLabel(named('دلیل تغییر سقف')).fill('قرارداد تازه')
    await page.getByRole('button', { name: named('پیشنهاد سقف به نفر دوم') }).click()
    await page.getByText('در انتظار نفر دوم است').waitFor()
    await lookAt(page, 'desk-suppliers')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-suppliers-dark')
    await page.emulateMedia({ colorScheme: 'light' })

    await owing(stage)
    await page.getByRole('link', { name: named('بستن روز') }).click()
    await page.getByRole('button', { name: named('پیشنهاد پرداخت') }).click()
    await page.getByRole('dialog').getByLabel(named('دلیل')).and(page.locator(':focus')).fill('تسویهٔ هفتگی')
    await lookAt(page, 'desk-close-payout')
    await page.getByRole('button', { name: named('پیشنهاد پرداخت به نفر دوم') }).click()
    await page.getByText('در انتظار نفر دوم است').waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: named('بستن') })
      .click()
    await lookAt(page, 'desk-close-debts')
    await page.getByRole('link', { name: named('فاکتور') }).click()
    await page.getByRole('cell', { name: '9,000,000' }).waitFor()
    await lookAt(page, 'desk-invoices')
    assertFaultless(visit, [/status of 400 .*desk\/rates/])
  })
})

async function paid({ product, address }: Stage, amount: number): Promise<string> {
  const { accounts, payments, database } = product.agency
  const { userId } = await accounts.settle('+989121180031')
  const opened = await payments.topUp({ userId, amount: rial(amount), gatewayId: 2 })
  const back = await payBy({ method: 'GET', address: opened.address }, ordinaryCard)
  assert.ok(back)
  await fetch(new URL(back.address, address), {
    method: back.method,
    redirect: 'manual',
    ...(back.method === 'POST' ? { body: new URLSearchParams(back.fields) } : {}),
  })
  const { transaction } = await one(
    database,
    sql<{ transaction: string }>`select transaction from payments.attempts
      where gateway_id = 2 and state = 'captured'`,
  )
  return transaction
}

async function answering({ product }: Stage): Promise<void> {
  const { supplierMonitor } = product.agency
  const watch = supplierMonitor.of('flight')
  const nira = watch.watched({
    name: 'nira',
    title: 'نیرا',
    hold: async (kind: 'done' | 'unknown') => ({ kind }),
  })
  for (const kind of ['done', 'done', 'unknown'] as const) await nira.hold(kind)
  watch.price('nira', true)
  await supplierMonitor.flush()
}

/** A ticket that a supplier sold. */
async function owing({ product }: Stage): Promise<void> {
  const { wallet, database } = product.agency
  const orderId = crypto.randomUUID()
  const post = (kind: 'order-paid' | 'order-issued', postings: Entry['postings']) =>
    database
      .transaction()
      .execute((trx) => wallet.post(trx, { key: `${kind} ${orderId}`, kind, orderId, memo: kind, postings }))
  const prepayment = { class: 'prepayment', orderId } as const
  await post('order-paid', [
    { account: { class: 'gateway-clearing', gatewayId: 2 }, amount: rial(-9_000_000) },
    { account: prepayment, amount: rial(9_000_000) },
  ])
  await post('order-issued', [
    { account: prepayment, amount: rial(-9_000_000) },
    { account: { class: 'supplier-payable', product: 'flight' }, amount: rial(8_500_000) },
    { account: { class: 'revenue', product: 'flight' }, amount: rial(500_000) },
  ])
  await wallet.work.numberInvoices()
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}
