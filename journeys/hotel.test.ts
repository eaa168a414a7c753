import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { MovableClock } from '#server/clock.ts'
import {
  agesAreRequested,
  atMostSixRooms,
  chooseCity,
  chooseRates,
  chooseStay,
  giveBack,
  guests,
  leaders,
  nameLeaders,
  stayIssued,
} from './hotel-steps.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { agreeToTerms, balanceOf, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank, signIn } from './traveller.ts'
import { voucherOpens } from './voucher-read.ts'

suite('a guest sleeps in a hotel', () => {
  let stage: Stage
  const clock = new MovableClock()

  before(async () => {
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121190002'],
    ['desktop', '09121190001'],
  ]))
    test(`three rooms in Kish, from the search to the voucher, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const seen = (state: string) => lookAt(page, `hotel ${state} ${size}`)
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      await seen('home')
      await chooseCity(page, 'کیش')
      await chooseStay(page)
      await atMostSixRooms(page)
      await agesAreRequested(page)
      await seen('rooms')
      await page.getByRole('button', { name: named('جستجوی هتل') }).click()

      await page.waitForURL(/\/hotels\?/)
      await page.getByRole('article').first().waitFor()
      await seen('results')
      await resultsAreRight(page, stage)
      await filtersAndMap(page)
      await page.getByRole('link', { name: 'هتل مرجان کیش', exact: true }).click()

      await page.waitForURL(/\/hotel\/kih-marjan/)
      await seen('its own page')
      await freeCancellationIsDated(page)
      const sum = await chooseRates(page)
      await seen('rates chosen')
      await page.getByRole('link', { name: named('ادامهٔ رزرو') }).click()
      await page.getByRole('dialog').waitFor()
      await signIn(page, stage, mobile)

      await page.waitForURL(/\/hotel\/leaders/)
      await page.getByRole('region', { name: named('اتاق سوم') }).waitFor()
      await leaderIsMissing(page)
      await seen('leaders with faults')
      await nameLeaders(page)
      await draftSurvivesReload(page)
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), sum)
      await page.getByRole('button', { name: named('ادامه') }).click()

      await page.waitForURL(/\/hotel\/confirm/)
      await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
      await seen('confirm')
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), sum)
      await payButtonAsksForTerms(page)
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/StartPay/)
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('واچر شما صادر شد')).first().waitFor({ timeout: 60_000 })
      await seen('voucher')
      await voucherOpens(page)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      assert.ok(says(await page.getByRole('main').innerText(), 'هتل مرجان کیش'))
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  test('one room is given back before the free time ends and one after it, phone', async () => {
    const mobile = '09121190003'
    const { orderId, userId, rooms } = await stayIssued(stage, mobile)
    const [first, second] = rooms
    assert.ok(first && second)
    const free = first.cancellation.find(({ percent }) => percent === 0)
    const later = second.cancellation.find(({ percent }) => percent > 0 && percent < 100)
    assert.ok(free?.until && later?.until)
    const freeUntil = Temporal.Instant.from(free.until)
    try {
      await using visit = await stage.visit('phone')
      const { page } = visit
      clock.set(freeUntil.subtract({ minutes: 5 }))
      await comeIn(visit, stage, mobile)
      await giveBack(page, orderId, leaders[0].firstNameFarsi)
      assert.equal(await balanceOf(stage, mobile), first.total)

      clock.set(freeUntil.add({ seconds: 1 }))
      await comeIn(visit, stage, mobile)
      await giveBack(page, orderId, leaders[1].firstNameFarsi)
      assert.equal(await balanceOf(stage, mobile), first.total + later.refund)
      const kept = rial(later.penalty)
      await page.goto(`/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`)
      assert.ok(says(await page.getByRole('main').innerText(), inToman(kept)), `${inToman(kept)} is said`)
      await lookAt(page, 'hotel order of rooms given back')
      assertFaultless(visit)
      const { rooms: left } = await stage.product.agency.hotels.ordered(orderId, userId)
      assert.deepEqual(
        left.map(({ state }) => state),
        ['refunded', 'refunded', 'booked'],
      )
    } finally {
      clock.set(Temporal.Now.instant())
    }
  })

  test('a link opens the voucher for whoever travels along, until it is closed, phone', async () => {
    const mobile = '09121190004'
    const { orderId } = await stayIssued(stage, mobile)
    await using owner = await stage.visit('phone')
    await comeIn(owner, stage, mobile)
    const orderPage = `/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`
    await owner.page.goto(orderPage, { waitUntil: 'networkidle' })
    await owner.page.getByRole('button', { name: named('اشتراک‌گذاری') }).click()
    const dialog = owner.page.getByRole('dialog', { name: named('اشتراک‌گذاری واچر') })
    await dialog.getByRole('button', { name: named('ساختن پیوند') }).click()
    const link = await dialog.getByLabel(named('پیوند واچر')).inputValue()

    await using companion = await stage.visit('phone')
    const { page } = companion
    assert.equal((await page.goto(link))?.status(), 200)
    await page.getByRole('heading', { name: 'واچر هتل', exact: true }).waitFor()
    await lookAt(page, 'a link to a voucher')
    await voucherOpens(page)
    const asTicket = link.replace('/ticket/', '/api/flight-reservation/Tickets/SharedTicketPdf/')
    assert.equal((await page.request.get(asTicket, { maxRedirects: 0 })).status(), 303)
    assertFaultless(companion)

    await dialog.getByRole('button', { name: named('بستن همهٔ پیوندها') }).click()
    await dialog.getByText(named('هیچ پیوندی به این واچر باز نیست')).waitFor()
    assertFaultless(owner)
    assert.equal((await page.reload())?.status(), 404)
  })
})

async function resultsAreRight(page: Page, stage: Stage): Promise<void> {
  const params = new URL(page.url()).searchParams
  const { hotels } = await stage.product.agency.hotels.available({
    cityCode: 'KIH',
    checkIn: params.get('checkIn') ?? '',
    checkOut: params.get('checkOut') ?? '',
    rooms: guests.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  })
  const shown = await page.getByRole('article').allInnerTexts()
  for (const [place, { name, total }] of hotels.entries()) {
    const text = shown.find((card) => says(card, name)) ?? ''
    assert.ok(total === null || says(text, inToman(rial(total))), `${name} at ${total}, place ${place}`)
  }
}

async function filtersAndMap(page: Page): Promise<void> {
  const all = await page.getByRole('article').count()
  await page
    .getByRole('link', { name: named('۵ ستاره') })
    .first()
    .click()
  await page.waitForURL(/stars=5/)
  await page
    .getByRole('article')
    .nth(all - 1)
    .waitFor({ state: 'detached' })
  const fewer = await page.getByRole('article').count()
  assert.ok(fewer > 0 && fewer < all, `${fewer} of ${all} have five stars`)
  await page.reload({ waitUntil: 'networkidle' })
  assert.equal(await page.getByRole('article').count(), fewer)
  await page.getByRole('link', { name: named('نمایش روی نقشه') }).click()
  await page.getByRole('region', { name: named('نقشهٔ هتل‌های کیش') }).waitFor()
  await lookAt(page, 'hotel map')
  await page.getByRole('link', { name: named('نمایش فهرست') }).click()
  await page.getByRole('article').first().waitFor()
}

async function freeCancellationIsDated(page: Page): Promise<void> {
  const bar = await page
    .getByRole('list', { name: named('شرایط کنسلی') })
    .first()
    .innerText()
  assert.ok(says(bar, 'کنسلی رایگان') && says(bar, 'تا') && says(bar, 'ساعت ۱۲ ظهر'), bar)
  assert.match(bar, /[\d,]{7,}/)
}

async function leaderIsMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.getByText(named('مورد باید اصلاح شود')).first().waitFor()
  const second = page.getByRole('region', { name: named('اتاق دوم') })
  assert.ok(says(await second.innerText(), 'کد ملی را وارد کنید'))
}

async function draftSurvivesReload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
  const names = page.getByRole('textbox', { name: named('نام خانوادگی لاتین') })
  assert.deepEqual(
    await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    leaders.map(({ lastName }) => lastName),
  )
}

async function payButtonAsksForTerms(page: Page): Promise<void> {
  await pay(page)
  await page.getByText(named('پیش از پرداخت، قوانین خرید')).waitFor()
  await page.getByRole('button', { name: named('قوانین خرید') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  assert.ok(says(await dialog.innerText(), 'اتاق سوم'))
  await dialog.getByRole('button', { name: named('خواندم') }).click()
  await dialog.waitFor({ state: 'hidden' })
}
