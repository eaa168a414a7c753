import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { inToman } from '#money/formatted.ts'
import { totalOf } from '#orders/trip.ts'
import { pressOn } from './by-keys.ts'
import { signInAtDesk } from './desk-staff.ts'
import { leaders } from './hotel-steps.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a flight and a room are one trip', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ HOLDS_BEFORE_CAPTCHA: '50' })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, theme] of atSizes([
    ['desktop', '09121192001', 'light'],
    ['phone', '09121192002', 'dark'],
  ]))
    test(`it is paid at once on its page, and both are there, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { tripId, tripNumber, total } = await planned(mobile)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await lookAt(page, `trips with a trip ${size}`)
      await page.getByRole('link', { name: named(`سفر ${tripNumber}`) }).click()
      await page.waitForURL(new RegExp(`tripId=${tripId}`))
      await page.getByRole('heading', { name: named('پرداخت همهٔ سفر') }).waitFor()
      await lookAt(page, `trip to pay ${size}`)
      await page.getByRole('checkbox', { name: named('را خوانده‌ام و می‌پذیرم') }).check()
      await page.getByRole('button', { name: named(`پرداخت ${total} تومان`) }).click()
      await payAtBank(page)
      await page.waitForURL(new RegExp(`tripId=${tripId}`))
      await page.getByRole('heading', { name: named('مدارک سفر') }).waitFor({ timeout: 60_000 })
      await page.getByRole('link', { name: /واچر/ }).first().waitFor({ timeout: 60_000 })
      const main = await page.locator('main').innerText()
      for (const words of [
        total,
        'سفر مشهد',
        'خروج از هتل مرجان',
        'اگر همین حالا همه را لغو کنید',
        'ورود از ۱۴:۰۰',
      ])
        assert.ok(says(main, words), words)
      await page.getByText(named('لغو یک بخش یا همه')).press('Enter')
      await lookAt(page, `trip issued ${size}`)
      await page.getByRole('link', { name: named('لغو تهران به مشهد') }).click()
      await page.getByRole('heading', { level: 1, name: named('استرداد') }).waitFor()
      await page.goto(`/profile/my-travels/trip?tripId=${tripId}`, { waitUntil: 'networkidle' })
      await writtenToHotel(page)
      await answered(size)
      await page.reload({ waitUntil: 'networkidle' })
      await page.locator('#hotel-message').getByText('منتظر شما هستیم.').waitFor()
      await lookAt(page, `written to the hotel ${size}`)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await lookAt(page, `trips with an issued trip ${size}`)
      assertFaultless(visit)
    })

  test('a price that rose is told part by part, and is paid only after a yes', async () => {
    await using visit = await stage.visit('phone', { theme: 'dark' })
    const { page } = visit
    const mobile = '09121192003'
    await comeIn(visit, stage, mobile)
    const { tripId, total } = await planned(mobile, 'W5 9997')
    await page.goto(`/profile/my-travels/trip?tripId=${tripId}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('قیمت سفر تغییر کرد') }).waitFor()
    assert.equal(await page.getByRole('heading', { name: named('پرداخت همهٔ سفر') }).count(), 0)
    await lookAt(page, 'trip dearer phone')
    await pressOn(page, 'قیمت جدید را می‌پذیرم')
    await page.getByRole('heading', { name: named('پرداخت همهٔ سفر') }).waitFor()
    await lookAt(page, 'trip dearer agreed phone')
    assert.equal(await page.getByRole('button', { name: named(`پرداخت ${total} تومان`) }).count(), 0)
    await page.getByRole('button', { name: named('انصراف از این سفر') }).click()
    await page.getByRole('button', { name: named('انصراف از همه') }).click()
    await page.getByRole('heading', { name: named('پرداخت همهٔ سفر') }).waitFor({ state: 'detached' })
    assertFaultless(visit)
  })

  /** By keyboard, from the trip's page: how far the airport is, and a word to the hotel's people. */
  async function writtenToHotel(page: Page) {
    await page.getByRole('link', { name: named('مسیر') }).press('Enter')
    const way = page.locator('#hotel-way')
    await way
      .getByText(/کیلومتر/)
      .first()
      .waitFor()
    assert.match((await way.getByRole('link').getAttribute('href')) ?? '', /^geo:/)
    await page.getByLabel('پیام شما').fill('ساعت ۲۳ می‌رسیم.')
    await page.getByRole('button', { name: named('فرستادن به هتل') }).press('Enter')
    await page.locator('#hotel-message').getByRole('listitem').getByText('ساعت ۲۳ می‌رسیم.').waitFor()
    assert.equal(await page.getByLabel('پیام شما').inputValue(), '')
  }

  /** By the hotel's people, at their desk. */
  async function answered(size: 'phone' | 'desktop') {
    await using visit = await stage.visit('desktop', { theme: size === 'phone' ? 'dark' : 'light' })
    await signInAtDesk(stage, visit, { roles: ['hotelier'], hotels: ['kih-marjan'] })
    const { page } = visit
    await page.goto('/desk/hotel-messages', { waitUntil: 'networkidle' })
    await page.getByText(named('۱ مهمان منتظر پاسخ است')).waitFor()
    await page.getByRole('link', { name: named('ساعت ۲۳ می‌رسیم') }).press('Enter')
    await page.getByLabel('پاسخ هتل').fill('منتظر شما هستیم.')
    await lookAt(page, `guest at the desk ${size}`)
    await page.getByRole('button', { name: named('فرستادن پاسخ') }).press('Enter')
    await page.getByText(named('کسی منتظر پاسخ نیست')).waitFor()
    assertFaultless(visit)
  }

  async function planned(mobile: string, flightNumber?: string) {
    const { accounts, flights, hotels, orders } = stage.product.agency
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    const by = () => ({ userId, address: mobile, sessionId: mobile, once: crypto.randomUUID() })
    const day = dayAhead(14)
    const { requestId, proposals } = await flights.search({
      flightType: 1,
      origin: { code: 'THR', kind: 'CityCode' },
      destination: { code: 'MHD', kind: 'CityCode' },
      dates: [day],
      adults: 1,
      children: 0,
      infants: 0,
    })
    const proposal = proposals.find(
      ({ seat, flightGroups: [group] }) =>
        seat > 1 && (flightNumber === undefined || group?.flightNumber === flightNumber),
    )
    assert.ok(proposal)
    const contact = { phoneNumber: mobile, email: '' }
    const flight = await flights.submit(
      {
        requestId,
        proposalId: proposal.proposalId,
        passengers: [samplePeople.sara],
        contact,
        productChannel: 1,
      },
      by(),
    )
    await orders.approve(flight.orderId, userId)
    const stay = { hotelId: 'kih-marjan', checkIn: day, checkOut: dayAhead(16) }
    const detail = await hotels.detail({ ...stay, rooms: [{ adults: 1, childAges: [] }] })
    const rate = detail.rooms[0]?.rates[0]
    assert.ok(rate)
    const rooms = [{ adults: 1, childAges: [], rateId: rate.rateId, leader: leaders[0] }]
    const room = await hotels.submit(
      { ...stay, rooms, contact, productChannel: 1, totalPrice: rate.total },
      by(),
    )
    await hotels.reserve({ orderId: room.orderId }, userId)
    const orderIds = [flight.orderId, room.orderId]
    const trip = await orders.trips.make({ userId, orderIds, isWhole: true, once: crypto.randomUUID() })
    return { ...trip, total: inToman(totalOf(await orders.trips.ordersOf(trip.tripId))) }
  }
})
