import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertFits } from './axe.ts'
import { named, says } from './labels.ts'
import { amountsIn } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { lengthOf, totalIn } from './visa-choosing.ts'

suite('a visa is chosen', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`every answer changes the price at once, in rial and in dirham (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/visa-uae', { waitUntil: 'networkidle' })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const summary = page.getByRole('complementary', { name: named('درخواست شما') })
      const seen = [await summary.innerText()]
      const changes = async (what: string, action: () => Promise<void>) => {
        await action()
        const isOther = async () => totalIn(await summary.innerText()) !== totalIn(seen.at(-1) ?? '')
        await eventually(isOther, `the price after ${what}`)
        seen.push(await summary.innerText())
      }
      await changes('60 days', () => lengthOf(page, '۶۰ روز').check())
      await changes('the key for the next', () => page.keyboard.press('ArrowDown'))
      assert.ok(await lengthOf(page, '۹۰ روز').isChecked())
      await changes('30 days', () => lengthOf(page, '۳۰ روز').check())
      await changes('several entries', () => page.getByRole('radio', { name: named('چند بار ورود') }).check())
      await changes('one entry', () => page.getByRole('radio', { name: named('یک بار ورود') }).check())
      await changes('in a hurry', () => page.getByRole('radio', { name: named('فوری') }).check())
      await changes('a guarantee', () => page.getByRole('switch', { name: named('ضمانت بازگشت') }).check())
      await changes('two applicants', async () => {
        await page.getByRole('combobox', { name: named('تعداد متقاضی') }).selectOption('2')
      })
      assert.deepEqual(
        asked.filter((url) => url.includes('/api/') || url.includes('.data')),
        [],
      )
      const price = await priceOf({ days: '30', speed: 'urgent', isGuaranteed: 'true', applicants: '2' })
      const isTold = async () => totalIn(await summary.innerText()) === price.total / 10
      await eventually(isTold, `the page to say ${price.total} rial`)
      const last = await summary.innerText()
      assert.ok(last.includes(price.total.toLocaleString('en')), 'and in rial')
      assert.ok(says(last, `هزینهٔ ویزا ${price.fee.amount} درهم`), last)
      assert.match(last, /برابر\s*[\d,]+\.\d\d\s*درهم/)
      await page.waitForURL(/days=30.*speed=urgent.*isGuaranteed=true.*applicants=2/)
      await assertRefund(page, price)
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(totalIn(await summary.innerText()), price.total / 10)
      await page.setViewportSize({ width: 360, height: 780 })
      await assertFits(page, `the choice at 360, ${size}`)
      await page
        .getByRole('button', { name: named('ادامه') })
        .and(page.locator(':visible'))
        .click()
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: named('شماره موبایل') })
        .waitFor()
      assertFaultless(visit)
    })

  test('without the script a country is chosen, its price asked for anew, and the way goes on', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto('/?product=visa')
    assert.equal(new URL(page.url()).pathname, '/visa-home')
    await page.getByRole('combobox', { name: named('کشور') }).selectOption('AE')
    await page.getByRole('combobox', { name: named('متقاضی') }).selectOption('3')
    await page.getByRole('button', { name: named('قیمت و انتخاب') }).click()
    await page.waitForURL(/\/visa\/uae\/type\?.*applicants=3/)
    const summary = page.getByRole('complementary', { name: named('درخواست شما') })
    const before = totalIn(await summary.innerText())
    await lengthOf(page, '۹۰ روز').check()
    await page.getByRole('switch', { name: named('ضمانت بازگشت') }).check()
    await page.getByRole('button', { name: named('به‌روز کردن قیمت') }).click()
    await page.waitForURL(/\/visa\/uae\/type\?.*days=90.*isGuaranteed=true/)
    const price = await priceOf({ days: '90', isGuaranteed: 'true', applicants: '3' })
    assert.equal(totalIn(await summary.innerText()), price.total / 10)
    assert.notEqual(before, price.total / 10)
    // impossible combinations are corrected with a message
    await page.getByRole('radio', { name: named('ترانزیت') }).check()
    await page.getByRole('button', { name: named('به‌روز کردن قیمت') }).click()
    await page.getByText(named('نزدیک‌ترین انتخاب')).waitFor()
    assert.ok(await lengthOf(page, '۴۸ ساعت').isChecked())
    await page
      .getByRole('button', { name: named('ادامه') })
      .first()
      .click()
    await page.waitForURL(/\/\?next=/)
    const next = new URL(new URL(page.url()).searchParams.get('next') ?? '', stage.address)
    assert.equal(next.pathname, '/visa/add-passenger')
    assert.deepEqual(Object.fromEntries(next.searchParams), {
      country: 'AE',
      type: 'transit',
      days: '2',
      entry: 'single',
      speed: 'normal',
      applicants: '3',
    })
  })

  interface Price {
    readonly total: number
    readonly each: number
    readonly service: number
    readonly guarantee: number
    readonly fee: { readonly amount: number }
  }

  async function priceOf(asked: Record<string, string>): Promise<Price> {
    const query = new URLSearchParams({ country: 'AE', ...asked })
    const answer = await fetch(`${stage.address}/api/visa/Visa/GetTotalPrice?${query}`)
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { data: Price }).data
  }

  async function assertRefund(page: Page, { each, service, guarantee }: Price): Promise<void> {
    const rows = await page
      .getByRole('region', { name: named('منصرف شوید') })
      .getByRole('row')
      .allInnerTexts()
    const [, received = '', checked = '', sent = '', rejected = ''] = rows
    assert.deepEqual(amountsIn(received), [each / 10])
    assert.deepEqual(amountsIn(checked), [(each - service) / 10, service / 10])
    assert.deepEqual(amountsIn(sent), [])
    assert.deepEqual(amountsIn(rejected), [(each - guarantee) / 10, guarantee / 10])
  }
})
