import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { samplePeople } from '#demo/sample-data.ts'
import { rial } from '#money/rial.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { late, piece, pieceSaying } from './late-pieces.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, dayAhead, eventually, fillWallet, pay, toConfirm, toPassengers } from './shopper.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { fillPassenger } from './traveller.ts'

const mobile = '09121150091'

suite('a page whose script is late', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  test('what was typed, ticked and chosen on the order before its script came is kept and meant', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await fillWallet(stage, mobile, rial(500_000))
    await toConfirm(page, stage, { daysAhead: 6 })
    const comes = await late(visit, pieceSaying('انصراف و آزاد کردن صندلی'))
    await page.reload({ waitUntil: 'load' })
    const payButton = page.getByRole('button', { name: named('پرداخت') })
    const words = await payButton.innerText()
    await page.getByRole('switch', { name: named('کیف پول') }).check()
    await page.getByRole('radio').last().check()
    await page.getByRole('textbox', { name: named('کد تخفیف') }).fill('HICHJA')
    await agreeToTerms(page)
    assert.equal(await payButton.innerText(), words, 'the script has not come yet')
    comes()
    await page.waitForFunction((before) => !document.body.innerText.includes(before), words)
    assert.ok(await page.getByRole('switch', { name: named('کیف پول') }).isChecked())
    assert.ok(await page.getByRole('radio').last().isChecked())
    await page.getByRole('button', { name: named('اعمال') }).click()
    await page.getByText(named('نمی‌شناسیم')).first().waitFor()
    await pay(page)
    await page.waitForURL(/hyperpay/)
    assertFaultless(visit, [/status of 400 .*connect\/token/, /status of 4\d\d .*ApplyDiscountVoucher/])
  })

  test('a saved traveller who was pressed before the form came alive stands in it then', async () => {
    const { accounts, passengers } = stage.product.agency
    const { userId } = await accounts.settle('+989121150092')
    for (const person of [samplePeople.dariush, samplePeople.sara]) await passengers.save(userId, person)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121150092')
    await toPassengers(page, stage, { daysAhead: 7 })
    const comes = await late(visit, piece('passengers-form'))
    await page.reload({ waitUntil: 'load' })
    await page.getByRole('button', { name: named('سارا محمدی') }).click()
    const latin = page.getByRole('textbox', { name: named('نام لاتین') }).first()
    assert.equal(await latin.inputValue(), '', 'the form has not come alive yet')
    comes()
    await page.getByText(named('کامل')).first().waitFor()
    assert.equal(await latin.inputValue(), 'SARA')
    assertFaultless(visit)
  })

  test('flights that were ticked before the list came alive are compared then', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    const comes = await late(visit, piece('results-screen'))
    await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(12)}`, { waitUntil: 'load' })
    const boxes = page.getByRole('checkbox', { name: named('مقایسه') })
    for (const at of [0, 1]) await boxes.nth(at).check()
    assert.equal(await page.getByRole('button', { name: named('مقایسه کنید') }).count(), 0, 'not alive yet')
    comes()
    await page.getByRole('button', { name: named('مقایسه کنید') }).waitFor()
    assert.deepEqual([await boxes.nth(0).isChecked(), await boxes.nth(1).isChecked()], [true, true])
    assertFaultless(visit)
  })

  test('the name of a hotel that was typed before the list came alive is looked for then', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const comes = await late(visit, piece('results-screen'))
    await page.goto(`/hotels?city=KIH&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}&rooms=2`, {
      waitUntil: 'load',
    })
    const all = await page.getByRole('article').count()
    await page.getByRole('searchbox', { name: named('نام هتل') }).pressSequentially('مارجان')
    assert.ok(all > 1 && (await page.getByRole('article').count()) === all, 'the list has not come alive yet')
    comes()
    await eventually(async () => (await page.getByRole('article').count()) === 1, 'one hotel of that name')
    assertFaultless(visit)
  })

  test('the details of a flight that were asked for before the list came alive open then', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const comes = await late(visit, piece('results-screen'))
    await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(12)}`, { waitUntil: 'load' })
    const details = page.getByRole('button', { name: named('جزئیات') }).first()
    await details.click()
    assert.equal(await details.getAttribute('aria-expanded'), 'false', 'the list has not come alive yet')
    comes()
    await page.getByRole('button', { name: named('بستن جزئیات') }).waitFor()
    assertFaultless(visit)
  })

  for (const { path, button, dialog } of [
    { path: '/profile/account', button: 'افزودن حساب بانکی', dialog: 'حساب بانکی' },
    { path: '/profile/auth-data', button: 'تعیین رمز عبور', dialog: 'رمز عبور' },
  ])
    test(`a button of ${path} that was pressed before any script came opens its dialog then`, async () => {
      await using visit = await stage.visit('phone')
      const { page } = visit
      await comeIn(visit, stage, '09121150094')
      const comes = await late(visit, /assets\/entry/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('button', { name: named(button) }).click()
      assert.equal(await page.getByRole('dialog').count(), 0, 'the script has not come yet')
      comes()
      await page.getByRole('dialog', { name: named(dialog) }).waitFor()
      assertFaultless(visit)
    })

  test('what is pressed again and again is done once, and what was pressed last', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121150094')
    const comes = await late(visit, /assets\/entry/)
    await page.goto('/profile/account', { waitUntil: 'commit' })
    await page.getByRole('button', { name: named('افزودن حساب بانکی') }).click()
    const contact = page.getByRole('button', { name: named('افزودن ایمیل') })
    await contact.click()
    await contact.click()
    comes()
    await page.getByRole('dialog', { name: named('ایمیل') }).waitFor()
    assert.equal(await page.getByRole('dialog').count(), 1)
    assertFaultless(visit)
  })

  test('passengers sent before the script came stay out of the address and go on then', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121150095')
    await toPassengers(page, stage, { daysAhead: 9 })
    const comes = await late(visit, /assets\/entry/)
    await page.reload({ waitUntil: 'commit' })
    const address = page.url()
    await fillPassenger(page)
    await page.getByRole('button', { name: named('ادامه') }).click()
    assert.equal(page.url(), address)
    comes()
    await page.waitForURL(/\/confirm/)
    assertFaultless(visit)
  })

  test('what is to be paid is paid, though the button was pressed before the order came alive', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121150096')
    await toConfirm(page, stage, { daysAhead: 8 })
    const comes = await late(visit, /assets\/entry/)
    await page.reload({ waitUntil: 'commit' })
    await agreeToTerms(page)
    await pay(page)
    comes()
    await page.waitForURL(/StartPay/)
    assertFaultless(visit)
  })

  test('a reminder that was switched on before the order came alive is kept', async () => {
    const { orderId } = await issuedFor(stage, '09121150097', ({ refund }) => refund.penaltyNow !== null)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121150097')
    const comes = await late(visit, /assets\/entry/)
    await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'commit' })
    await page.getByRole('switch', { name: named('جریمه خبرم کنید') }).check()
    comes()
    const { refunds } = stage.product.agency
    await eventually(async () => (await refunds.reminderOf(orderId)).isOn, 'nobody was asked to remind')
    assertFaultless(visit)
  })

  test('cities that were swapped before the script came are swapped', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const comes = await late(visit, /assets\/entry/)
    await page.goto('/?origin=THR&destination=MHD', { waitUntil: 'commit' })
    const origin = page.getByRole('combobox', { name: named('مبدا') })
    await origin.selectOption({ label: 'تهران' })
    await page.getByRole('combobox', { name: named('مقصد') }).selectOption({ label: 'مشهد' })
    await page.getByRole('button', { name: named('جابه‌جا') }).click()
    comes()
    await page.waitForFunction(
      () =>
        new FormData(document.querySelector<HTMLFormElement>('form[role=search]') ?? undefined).get(
          'origin',
        ) === 'MHD',
    )
    assertFaultless(visit)
  })

  test('the kind of trip that was chosen before the script came is the one that is asked for', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const comes = await late(visit, /assets\/entry/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: named('رفت‌وبرگشت') }).check()
    const wayBack = page.getByRole('button', { name: named('تاریخ برگشت') })
    assert.equal(await wayBack.count(), 0, 'the script has not come yet')
    comes()
    await wayBack.waitFor()
    assert.ok(await page.getByRole('radio', { name: named('رفت‌وبرگشت') }).isChecked())
    assertFaultless(visit)
  })
})
