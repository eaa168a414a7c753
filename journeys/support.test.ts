import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { drawnPage } from '#testing/documents/drawn-papers.ts'
import { assertAccessible } from './axe.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { amountsIn, lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a traveller writes to us', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121160001'],
    ['desktop', '09121160002'],
  ]))
    test(`on his order, and is answered before his eyes, ${size}`, async () => {
      const { desk } = stage.product.agency.support
      const { orderId } = await issuedFor(stage, mobile, ({ isCharter }) => !isCharter)
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page, context } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('گفتگو دربارهٔ این سفارش') }).click()
      await page.waitForURL(/\/support\?orderId=/)
      const box = page.getByRole('textbox', { name: named('پیام شما') })
      const log = page.getByRole('log', { name: named('پیام‌ها') })
      await log.getByText(named('هرچه لازم دارید بنویسید')).waitFor()
      await lookAt(page, `support empty ${size}`)

      await page.getByRole('button', { name: named('الان چقدر برمی‌گردد؟') }).click()
      await log.getByText(named('پاسخ خودکار')).waitFor()
      await log.getByRole('link', { name: named('قانون جریمهٔ بلیت سیستمی') }).waitFor()
      const said = amountsIn(await log.innerText())
      await lookAt(page, `support figures ${size}`)
      await box.press('Enter')
      await page.getByText(named('پیام خالی است')).waitFor()
      await context.setOffline(true)
      await box.fill('ساکم را در سالن جا گذاشته‌ام')
      await box.press('Enter')
      await page.getByText(named('اتصال برقرار نشد')).waitFor()
      assert.equal(await box.inputValue(), 'ساکم را در سالن جا گذاشته‌ام')
      await assertAccessible(page, 'a message that was not sent')
      await context.setOffline(false)
      await page.getByRole('button', { name: named('فرستادن') }).click()
      await log.getByText(named('ساکم را در سالن جا گذاشته‌ام')).waitFor()
      await page.getByText(named('پاسخ همکار ما تا')).waitFor()
      assert.equal(await box.inputValue(), '')
      await lookAt(page, `support waiting ${size}`)

      const mine = (await desk.waiting()).find((one) => one.orderId === orderId)
      assert.ok(mine)
      await desk.show(mine.id)
      await log.getByText(named('همکار ما خواند')).nth(1).waitFor({ state: 'attached' })
      await desk.answer(mine.id, { name: 'سارا محمدی', text: 'سلام. از سالن پرسیدم؛ ساک شما پیدا شد.' })
      await log.getByText(named('ساک شما پیدا شد')).waitFor()
      await page.getByText(named('پاسخ همکار ما تا')).waitFor({ state: 'detached' })
      const isRead = async () => (await desk.show(mine.id)).travellerRead === 6
      await eventually(isRead, 'what is looked at is not said to be read')
      await lookAt(page, `support answered ${size}`)
      await page.getByRole('link', { name: named('دیدن سفارش') }).click()
      await page.waitForURL(/order-details/)
      await page.getByRole('heading', { name: named('استرداد') }).waitFor()
      const onOrder = amountsIn(await page.getByRole('main').innerText())
      for (const amount of said) assert.ok(onOrder.includes(amount), `${amount} is not what the order says`)
      await writesFromHelp(page, { orderId, size })
      assertFaultless(visit, [/ERR_INTERNET_DISCONNECTED/])
    })

  /** The order goes along from a help page to the form, and what was written is found beside its conversation. */
  async function writesFromHelp(page: Page, { orderId, size }: { orderId: string; size: string }) {
    await page.goto('/faq', { waitUntil: 'networkidle' })
    const ahead = page.getByRole('region', { name: named('تهران به') })
    await ahead.getByRole('link', { name: named('اصلاح نام') }).waitFor()
    await lookAt(page, `help before a trip ${size}`)
    await ahead.getByRole('link', { name: named('استرداد این بلیت') }).click()
    await page.waitForURL(new RegExp(`flight-order-items\\?orderId=${orderId}`))
    await page.goto(`/faq/refund-time?orderId=${orderId}`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: named('پیام با شمارهٔ پیگیری') }).click()
    const order = page.getByRole('combobox', { name: named('سفارش (اختیاری)') })
    await order.waitFor()
    assert.equal(await order.inputValue(), orderId)
    await page.getByRole('textbox', { name: named('پیام'), exact: true }).fill('رسید پرداخت را می‌فرستید؟')
    const name = page.locator('#write').getByRole('textbox', { name: named('نام'), exact: true })
    if ((await name.inputValue()) === '') await name.fill('سارا محمدی')
    await lookAt(page, `contact about an order ${size}`)
    await page.getByRole('button', { name: named('ثبت پیام و گرفتن شماره') }).click()
    await page.getByRole('heading', { name: named('پیام شما ثبت شد') }).waitFor()
    await page.goto(`/support?orderId=${orderId}`, { waitUntil: 'networkidle' })
    await lookAt(page, `support with a letter ${size}`)
    await page.getByRole('link', { name: named('در صف پاسخ') }).click()
    await page.getByRole('button', { name: named('پیگیری پیام') }).click()
    await page
      .getByRole('link', { name: named('سفارش') })
      .last()
      .waitFor()
    await lookAt(page, `contact found with its order ${size}`)
  }

  test('with a picture of what is wrong, which stays in hand until it is sent, and gets a paper back', async () => {
    const { desk } = stage.product.agency.support
    await using visit = await stage.visit('phone')
    const { page, context } = visit
    await comeIn(visit, stage, '09121160004')
    await page.goto('/support', { waitUntil: 'networkidle' })
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel(named('پیوست تصویر یا PDF')).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    const log = page.getByRole('log', { name: named('پیام‌ها') })
    await choose('kif.jpg', Buffer.from('<script>1</script>'))
    await page.getByText(named('این فایل پذیرفته نیست')).waitFor()
    await choose('kif.jpg', await drawnPage({ width: 800, height: 600 }))
    await page.getByText('kif.jpg').waitFor()
    await lookAt(page, 'support file chosen phone')
    await context.setOffline(true)
    await page.getByRole('button', { name: named('فرستادن'), exact: true }).press('Enter')
    await page.getByText(named('اتصال برقرار نشد')).waitFor()
    await page.getByRole('button', { name: named('برداشتن kif.jpg') }).waitFor()
    await assertAccessible(page, 'a picture that was not sent')
    await context.setOffline(false)
    await page.getByRole('button', { name: named('فرستادن'), exact: true }).click()
    await log.getByRole('link', { name: named('تصویر پیوست') }).waitFor()
    await page.getByText('kif.jpg').waitFor({ state: 'detached' })
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
    const waiting = (await desk.waiting()).at(-1)
    const file = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF')
    await desk.answer(waiting?.id ?? '', { name: 'سارا محمدی', text: 'این فرم را پر کنید.', file })
    const paper = log.getByRole('link', { name: named('فایل PDF') })
    await paper.waitFor()
    await lookAt(page, 'support files phone')
    const [saved] = await Promise.all([page.waitForEvent('download'), paper.click()])
    assert.match(saved.suggestedFilename(), /^file-\d+\.pdf$/)
    assertFaultless(visit, [/ERR_INTERNET_DISCONNECTED/])
  })

  test('and hears the answer also where sockets are closed', async () => {
    const { support } = stage.product.agency
    const mobile = '09121160003'
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.addInitScript(() => {
      class ClosedSocket extends EventTarget {
        constructor() {
          super()
          setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code: 1006 })))
        }
        close() {}
      }
      Object.assign(globalThis, { WebSocket: ClosedSocket })
    })
    await comeIn(visit, stage, mobile)
    const streamed = page.waitForResponse(/\/live\/events/)
    await page.goto('/support')
    const { status, headers } = await streamed.then((one) => ({
      status: one.status(),
      headers: one.headers(),
    }))
    assert.deepEqual([status, headers['content-type']], [200, 'text/event-stream; charset=utf-8'])
    await page.getByRole('button', { name: named('گفتگو با همکار ما') }).click()
    await page.getByText(named('پاسخ همکار ما تا')).waitFor()
    const mine = (await support.desk.waiting()).find((one) => one.orderId === null)
    await support.desk.answer(mine?.id ?? '', { name: 'سارا محمدی', text: 'بفرمایید، گوش می‌دهم.' })
    await page.getByRole('log').getByText(named('گوش می‌دهم')).waitFor()
    assertFaultless(visit)
  })
})
