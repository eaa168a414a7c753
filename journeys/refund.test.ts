import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import type { Proposal } from '#flights/proposal.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'
import { assertAccessible, assertFits } from './axe.ts'
import { sendRefund, toBank, toCard } from './giving-back.ts'
import { comeIn, issuedSoon } from './issued-order.ts'
import { named, says } from './labels.ts'
import { messagesTo } from './messages.ts'
import { sharedHouse } from './shared-house.ts'
import { balanceOf, eventually } from './shopper.ts'
import { codeBox, codesFor, enterCode } from './signing.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('a traveller gives tickets back', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  // the second account is one whose money comes twenty seconds later
  for (const [size, mobile, iban] of atSizes([
    ['desktop', '09121160001', 'IR51 0170 0000 0010 0203 0412 34'],
    ['phone', '09121160002', 'IR74 0170 0000 0010 0203 0411 11'],
  ]))
    test(`one to the wallet, one to the bank, ${size}`, async () => {
      const orderId = await bought(stage, mobile, ({ refund }) => refund.penaltyNow !== null)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      await lookAt(page, `order ${size}`)
      const [clock = '', ...ofEach] = await page.locator('.penalty-clock').allTextContents()
      assert.equal(ofEach.length, 2, 'each ticket has its own')
      await page.getByRole('link', { name: named('درخواست استرداد') }).click()
      await page.waitForURL(/flight-order-items/)
      await lookAt(page, `request ${size}`)
      await faultsAreSaid(page)
      const [sara, dariush] = [samplePeople.sara, samplePeople.dariush].map((one) => one.firstNameFarsi)
      const back = await chosen(page, sara ?? '')
      assert.ok(says(clock, inToman(rial(back.total * 10))), `the clock says ${clock}`)
      assert.ok(says(ofEach[0] ?? '', inToman(rial(back.one * 10))), `its own says ${ofEach[0]}`)
      await page.getByRole('radio', { name: named('کیف پول') }).check()
      await sendRefund(page)
      await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
      assert.equal(await balanceOf(stage, mobile), back.one * 10)
      assert.ok(says(await page.getByRole('main').innerText(), 'کد پیگیری'))
      await lookAt(page, `done ${size}`)

      await page.getByRole('link', { name: named('برگشت به سفارش') }).click()
      await page.waitForURL(/order-details\?/)
      await page.getByRole('link', { name: named('درخواست استرداد') }).click()
      await page.waitForURL(/flight-order-items/)
      assert.ok(await page.getByRole('checkbox', { name: named(sara ?? '') }).isDisabled())
      assert.ok(await page.getByRole('checkbox', { name: named(dariush ?? '') }).isChecked())
      await toBank(page, { iban, holder: 'داریوش محمدی' })
      await lookAt(page, `to the bank ${size}`)
      const known = await codesFor(stage, mobile)
      await sendRefund(page)
      await page.getByRole('dialog', { name: named('تأیید دوبارهٔ شما') }).waitFor()
      await codeBox(page).waitFor()
      await lookAt(page, `a fresh code ${size}`)
      await enterCode(page, stage, { to: mobile, known })
      await page.getByRole('heading', { name: named('درخواست استرداد ثبت شد') }).waitFor()
      await page.getByRole('link', { name: named('برگشت به سفارش') }).click()
      await page.getByText(named('به حساب شما نشست')).waitFor({ timeout: 60_000 })
      await page.getByText(named('همهٔ بلیت‌های این سفارش استرداد شده است')).waitFor()
      await lookAt(page, `order afterwards ${size}`)
      assertFaultless(visit, [/status of 403 .*RefundRequest\/Create/])
    })

  test('to a card: one in another name is told so by its bank, the own one has the money, phone', async () => {
    const mobile = '09121160004'
    const orderId = await bought(stage, mobile, ({ refund }) => refund.penaltyNow !== null)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('checkbox', { name: named(samplePeople.sara.firstNameFarsi) }).check()
    const holder = 'سارا محمدی'
    await toCard(page, { ending: '0007', holder })
    await lookAt(page, 'to a card')
    const known = await codesFor(stage, mobile)
    await sendRefund(page)
    await page.getByRole('dialog', { name: named('تأیید دوبارهٔ شما') }).waitFor()
    await enterCode(page, stage, { to: mobile, known })
    // at the field and beside the button
    await page.getByText(named('به نام دیگری می‌شناسد')).first().waitFor()
    await lookAt(page, 'a card of somebody else')
    await toCard(page, { ending: '1234', holder })
    await page.getByRole('button', { name: named('ثبت استرداد، با جریمه') }).click()
    await page.getByRole('heading', { name: named('درخواست استرداد ثبت شد') }).waitFor()
    assert.ok(says(await page.getByRole('main').innerText(), 'بانک ملی ایران، کارت با پایان 1234'))
    await page.getByRole('link', { name: named('برگشت به سفارش') }).click()
    await page.getByText(named('به حساب شما نشست')).waitFor({ timeout: 60_000 })
    assertFaultless(visit, [/status of 40[03] .*RefundRequest\/Create/])
  })

  for (const [size, mobile, daysAhead] of atSizes([
    ['desktop', '09121160003', 14],
    // of another day: that of the first is late by then
    ['phone', '09121160005', 15],
  ]))
    test(`a ticket that never goes back says so, and has no button, until its flight is hours late, ${size}`, async () => {
      const orderId = await bought(stage, mobile, {
        isWanted: ({ refund }) => refund.penaltyNow === null,
        daysAhead,
      })
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      assert.ok(says(await page.getByRole('main').innerText(), 'قابل استرداد نیست'))
      assert.equal(await page.getByRole('link', { name: named('درخواست استرداد') }).count(), 0)
      await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`)
      assert.ok(says(await page.getByRole('main').innerText(), 'قابل استرداد نیست'))
      assert.equal(await page.getByRole('button', { name: named('ثبت استرداد') }).count(), 0)
      await lookAt(page, `why not ${size}`)
      await isLate(stage, orderId)
      await page.reload({ waitUntil: 'networkidle' })
      const { total } = await chosen(page, samplePeople.sara.firstNameFarsi)
      const order = await stage.product.agency.orders.order(orderId)
      assert.equal(total * 10, order?.total, 'all that was paid comes back')
      await lookAt(page, `a late flight ${size}`)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      assert.ok(says(await page.locator('.penalty-clock').first().innerText(), inToman(rial(total * 10))))
      await eventually(
        async () => (await messagesTo(stage, mobile)).some(({ text }) => says(text, '۳ ساعت تأخیر')),
        'the delay was not told',
        10,
      )
      assertFaultless(visit)
    })

  test('the promise and how it is kept are public, also without a script', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    await visit.page.goto('/refund-promise')
    const text = await visit.page.getByRole('main').innerText()
    assert.ok(says(text, '۷۲ ساعت') && says(text, 'میانه') && says(text, 'دیرشده'))
    assertFaultless(visit)
  })
})

async function isLate(stage: Stage, orderId: string): Promise<void> {
  const { orders, disruptions } = stage.product.agency
  const [journey] = await orders.journeysOf(orderId)
  assert.ok(journey)
  const { flightNumber, departsLocal } = journey
  const told = await disruptions.delayed({ flightNumber, date: departsLocal.toPlainDate() }, 180)
  const number = (await orders.numbersOf([orderId])).get(orderId)
  assert.ok(number !== undefined && told.told.includes(number), 'told with all others on that flight')
}

/** Two tickets; the order's penalty steps equal the card's. */
async function bought(
  stage: Stage,
  mobile: string,
  wish: ((one: Proposal) => boolean) | Parameters<typeof issuedSoon>[2],
): Promise<string> {
  const wanted = typeof wish === 'function' ? { isWanted: wish, daysAhead: 14 } : wish
  const { orderId, userId, requestId, proposalId } = await issuedSoon(stage, mobile, wanted)
  const { flights, refunds } = stage.product.agency
  const { fareRules } = await flights.detail({ requestId, proposalId })
  const refundable = await refunds.refundableOf({ orderId, userId })
  if (refundable.allowed) assert.deepEqual(refundable.steps.map(amounts), fareRules.steps.map(amounts))
  return orderId
}

function amounts({ until, percent, penalty, refund }: PenaltyStep) {
  return { until, percent, penalty, refund }
}

async function faultsAreSaid(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: named('ثبت استرداد') })
  await submit.click()
  for (const said of ['دست‌کم یک بلیت', 'دلیل استرداد را انتخاب کنید', 'قوانین استرداد را بپذیرید'])
    await page.getByText(named(said)).first().waitFor()
  await page.getByRole('radio', { name: named('حساب بانکی') }).check()
  await page.getByRole('textbox', { name: named('شماره شبا') }).fill('82054010268002081790900')
  await page.getByRole('textbox', { name: named('شماره کارت') }).fill('622106123456789')
  await page.getByRole('textbox', { name: named('نام صاحب حساب') }).fill('نگار رستمی')
  await submit.click()
  for (const said of ['شبا ۲۴ رقم دارد', 'کارت ۱۶ رقم دارد', 'نام صاحب حساب باید'])
    await page.getByText(named(said)).first().waitFor()
}

async function chosen(page: Page, name: string): Promise<{ one: number; total: number }> {
  const amounts = await page.locator('.refund-back > bdi').allInnerTexts()
  await page.getByRole('checkbox', { name: named(name) }).check()
  const total = amounts.reduce((sum, amount) => sum + tomanIn(amount), 0)
  const one = tomanIn(await page.locator('.refund-total bdi').first().innerText())
  assert.equal(one, tomanIn(amounts[0] ?? ''))
  return { one, total }
}

function tomanIn(text: string): number {
  return Number(text.replaceAll(',', ''))
}

async function lookAt(page: Page, state: string): Promise<void> {
  await assertAccessible(page, state)
  await assertFits(page, state)
  if (process.env['PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['PICTURES']}/${state}.png`, fullPage: true })
}
