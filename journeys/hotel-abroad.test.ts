import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { chooseCity, chooseStay, giveBack } from './hotel-steps.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { cardOf, fillPerson, type Person } from './people.ts'
import { agreeToTerms, balanceOf, eventually, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank, signIn } from './traveller.ts'

const sara: Person = {
  latin: ['SARA', 'MOHAMMADI'],
  farsi: ['سارا', 'محمدی'],
  gender: 'زن',
  birth: '1989-10-06',
  passport: { origin: 'ایران', number: 'K45128903', expires: '2034-03-09' },
}

/** the price in the supplier's money, and by which rate */
const ofDollars = /[\d.,]+\P{L}*دلار، با نرخ هر دلار\P{L}*1,250,000\P{L}*ریال/u

suite('a guest sleeps abroad, in a hotel that a supplier sells', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ HOTEL_SUPPLIERS: 'duffel-stays' })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, name] of atSizes([
    ['desktop', '09121192001', 'Galata Stair Inn'],
    ['phone', '09121192002', 'Sirkeci Lantern House'],
  ]))
    test(`Istanbul, from the search to the voucher, and all of it back in the free time, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const seen = (state: string) => lookAt(page, `hotel abroad ${state} ${size}`)
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      await chooseCity(page, 'استانبول')
      await chooseStay(page)
      await page.getByRole('button', { name: named('جستجوی هتل') }).click()

      await page.waitForURL(/\/hotels\?/)
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
      await card.waitFor()
      await seen('results')
      const listed = amountIn(await card.locator('.hotel-total b').innerText())
      await card.getByRole('link', { name, exact: true }).click()

      await page.waitForURL(/\/hotel\/duffel-stays-/)
      await page
        .getByRole('link', { name: named('انتخاب اتاق') })
        .first()
        .waitFor()
      await seen('its own page')
      assert.ok(
        says(await page.getByRole('main').innerText(), inToman(rial(listed * 10))),
        `${listed} of the list`,
      )
      const sum = await chooseWithBreakfast(page)
      await page.getByRole('link', { name: named('ادامهٔ رزرو') }).click()
      await page.getByRole('dialog').waitFor()
      await signIn(page, stage, mobile)

      await page.waitForURL(/\/hotel\/leaders/)
      await cardOf(page, 'اتاق اول').waitFor()
      await fillPerson(cardOf(page, 'اتاق اول'), sara)
      await page.getByRole('button', { name: named('ادامه') }).click()

      await page.waitForURL(/\/hotel\/confirm/)
      await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
      await seen('confirm')
      assert.ok(
        await page.getByText('قیمت نگه داشته شده', { exact: true }).count(),
        'nobody says the room is kept',
      )
      assert.ok(await page.getByRole('button', { name: named('انصراف از این سفارش') }).count())
      assert.ok(
        !says(await page.getByRole('main').innerText(), 'آزاد کردن'),
        'nothing is held, so nothing is freed',
      )
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), sum)
      assert.ok(
        says(await page.getByRole('main').innerText(), 'پرداخت در هتل'),
        'what is paid at the desk is said',
      )
      assert.match(await page.locator('.summary-card').innerText(), ofDollars)
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/StartPay/)
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('واچر شما صادر شد')).first().waitFor({ timeout: 60_000 })
      await seen('voucher')
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const reference = await bookedAs(stage, orderId)
      await hasTheNumber(page, { reference, name })

      await giveBack(page, orderId, 'سارا')
      assert.equal(await balanceOf(stage, mobile), sum * 10, 'all of it comes back')
      await eventually(
        async () => (await bookingOf(stage, orderId))?.cancelledAt != null,
        'it is not cancelled there',
      )
      await page.goto(`/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}`, {
        waitUntil: 'networkidle',
      })
      assert.ok(says(await page.getByRole('main').innerText(), 'استرداد شد'))
      assert.match(await page.getByRole('main').innerText(), ofDollars)
      await seen('given back')
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })
})

async function chooseWithBreakfast(page: Page): Promise<number> {
  const rate = page.locator('.rate').filter({ hasText: 'با صبحانه' }).first()
  assert.ok(says(await rate.innerText(), 'کنسلی رایگان تا'))
  await rate.getByRole('link', { name: named('انتخاب اتاق') }).click()
  await page.getByRole('link', { name: named('ادامهٔ رزرو') }).waitFor()
  return amountIn(await page.locator('.rates-sum').innerText())
}

interface StoredBooking {
  readonly reference: string
  readonly cancelledAt: string | null
  readonly metadata: { readonly key?: string }
}

async function bookingOf(stage: Stage, orderId: string): Promise<StoredBooking | undefined> {
  const [supplier] = stage.product.settings.hotelSuppliers
  const answer = await fetch(`${supplier?.baseUrl}/books`)
  const { bookings } = (await answer.json()) as { readonly bookings: readonly StoredBooking[] }
  return bookings.find(({ metadata }) => metadata.key === orderId)
}

async function bookedAs(stage: Stage, orderId: string): Promise<string> {
  const booking = await bookingOf(stage, orderId)
  assert.ok(booking, 'it is booked there')
  return booking.reference
}

async function hasTheNumber(
  page: Page,
  told: { readonly reference: string; readonly name: string },
): Promise<void> {
  const link = page.getByRole('link', { name: named('دانلود واچر') }).first()
  const paper = await page.request.get((await link.getAttribute('href')) ?? '')
  const { pages, words } = readPdf(await paper.body())
  assert.equal(pages, 1)
  for (const word of [told.reference, ...told.name.split(' '), 'SARA', 'سارا'])
    assert.ok(words.has(word), `«${word}» is on the voucher`)
}
