import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { jalali } from '#calendar/jalali.ts'
import { JALALI_MONTHS } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { sendRefund } from './giving-back.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { saraAbroad } from './passports.ts'
import { cardOf, fillPerson } from './people.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, balanceOf, dayAhead, eventually, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { ticketAndPolicy } from './ticket-and-policy.ts'
import { payAtBank } from './traveller.ts'

suite('travel insurance', () => {
  let stage: Stage
  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121230001'],
    ['desktop', '09121230002'],
  ]))
    test(`one who bought the ticket elsewhere insures a week in Italy, ${size}`, async () => {
      await using visit = await stage.visit(size, { serviceWorkers: 'allow' })
      const { page } = visit
      const seen = (state: string) => lookAt(page, `insurance ${state} ${size}`)
      await comeIn(visit, stage, mobile)
      await page.goto('/insurance', { waitUntil: 'networkidle' })
      await seen('asked')
      await chooseTrip(page)
      await page.waitForURL(/country=IT/)
      await page.getByText(named('30,000 یورو پوشش درمان می‌خواهد')).waitFor()
      await seen('plans')
      const plan = page.getByRole('region', { name: named('طرح همراه') })
      const text = await plan.innerText()
      const at = (words: string) => text.indexOf(words)
      assert.ok(at('درمان و بیمارستان') < at('چه چیزی را نمی‌پردازد'))
      assert.ok(at('چه چیزی را نمی‌پردازد') < at('قیمت برای'))
      const total = amountIn(await plan.locator('footer').innerText())
      assert.equal(total, 679_070)
      await plan.getByRole('link', { name: named('خرید طرح همراه') }).press('Enter')

      await page.waitForURL(/\/insurance\/insured/)
      await page.mouse.move(5, 5)
      await fillPerson(cardOf(page, 'نفر ۱'), saraAbroad)
      await seen('insured')
      await page.getByRole('button', { name: named('ثبت و ادامه به پرداخت') }).press('Enter')
      await page.waitForURL(/\/insurance\/payment\/[\da-f-]{36}/)
      await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), total)
      await seen('payment')
      await agreeToTerms(page)
      await pay(page)
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('بیمه‌نامه شما صادر شد')).first().waitFor({ timeout: 60_000 })
      await seen('issued')
      await page.getByRole('link', { name: named('جزئیات سفارش') }).click()
      await page.waitForURL(/order-details\/Insurance/)
      await page.getByRole('heading', { name: named('کمک اضطراری') }).waitFor()
      await seen('order')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: named('دانلود بیمه‌نامه') }).click(),
      ])
      assert.match(file.suggestedFilename(), /^policy-\d+\.pdf$/)
      assert.ok(says(await page.getByRole('main').innerText(), '60,000 تومان'))
      await isStoredForTheRoad(page)
      assertFaultless(visit)
    })

  test('a ticket that is given back takes its policy along where one wishes it, phone', async () => {
    const mobile = '09121230003'
    const { ticket, policy, policyTotal } = await ticketAndPolicy(stage, mobile)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${ticket}`, {
      waitUntil: 'networkidle',
    })
    const beside = page.getByRole('region', { name: named('آنچه برای همین سفر دارید') })
    const [out, back] = await page.locator('.refund-leg').getByRole('checkbox').all()
    await out?.check()
    assert.equal(await beside.count(), 0, 'who still flies one way keeps the policy')
    await back?.check()
    const box = beside.getByRole('checkbox', { name: named('بیمهٔ سفر به ترکیه') })
    assert.equal(await box.isChecked(), false)
    const total = async () => amountIn(await page.locator('.refund-total small').innerText())
    const alone = await total()
    await box.check()
    const together = alone + policyTotal - 600_000
    assert.equal(await total(), together)
    await page.getByRole('radio', { name: named('کیف پول') }).check()
    await lookAt(page, 'insurance given back with its ticket')
    await sendRefund(page)
    await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
    assert.equal(await balanceOf(stage, mobile), together)
    await lookAt(page, 'insurance given back, done')
    const { orders } = stage.product.agency
    for (const id of [ticket, policy]) assert.equal((await orders.order(id))?.status, 'refunded')
    assertFaultless(visit)
  })
})

/** Its policy stays on the device, for where there is no line. */
async function isStoredForTheRoad(page: Page): Promise<void> {
  await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
  const stored = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('trips')).keys()
      return requests.some(({ url }) => url.includes('/Insurance/PolicyPdf/'))
    })
  await eventually(stored, 'the policy is not stored')
}

async function chooseTrip(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.getByLabel('کشور مقصد').selectOption('IT')
  await day(page, 'روز رفت', dayAhead(40))
  await day(page, 'روز برگشت', dayAhead(46))
  await day(page, 'تاریخ تولد نفر ۱', saraAbroad.birth)
  await page.getByRole('button', { name: named('دیدن طرح‌ها') }).press('Enter')
}

async function day(page: Page, label: string, iso: string): Promise<void> {
  const { year, month, day } = jalali(Temporal.PlainDate.from(iso))
  const lists = page.getByRole('group', { name: named(label) })
  await lists
    .getByRole('combobox', { name: named('روز') })
    .first()
    .selectOption({ label: persianDigits(day) })
  await lists
    .getByRole('combobox', { name: named('ماه') })
    .selectOption({ label: JALALI_MONTHS[month - 1] ?? '' })
  await lists.getByRole('combobox', { name: named('سال') }).selectOption({ label: persianDigits(year) })
}
