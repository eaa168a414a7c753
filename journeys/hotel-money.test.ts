import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { RateView } from '#hotels/responses.ts'
import { inRial, inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { nameLeaders, toLeaders, toStayConfirm } from './hotel-steps.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, balanceOf, fillWallet, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a room is paid for', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, hotelId] of atSizes([
    ['desktop', '09121191001', 'kih-shayan'],
    ['phone', '09121191002', 'kih-parmis'],
  ]))
    test(`a dearer room is told, declined, then agreed to and paid at the new price, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { roomTypeId, total } = await toStayConfirm(page, stage, { hotelId, daysAhead: 30 })
      await priceTimes(roomTypeId, 1.1)
      await showsTheRise(page, total)
      await lookAt(page, `hotel dearer ${size}`)
      await page.getByRole('button', { name: named('انصراف و برگشت') }).click()
      await page.waitForURL(new RegExp(`/hotel/${hotelId}`))
      assert.equal(await heldOf(roomTypeId), 0)

      const again = await toStayConfirm(page, stage, { hotelId, daysAhead: 30 })
      await priceTimes(again.roomTypeId, 1.1)
      const dearer = await showsTheRise(page, again.total)
      await page.getByRole('button', { name: named('قیمت جدید را می‌پذیرم') }).click()
      await page.getByText('قیمت جدید را پذیرفتید').waitFor()
      await pay(page)
      await page.waitForURL(/StartPay/)
      assert.ok(
        says(await page.locator('body').innerText(), inRial(rial(dearer))),
        'the bank asks the new price',
      )
      await payAtBank(page)
      await page.getByText(named('واچر شما صادر شد')).first().waitFor({ timeout: 60_000 })
      assertFaultless(visit)
    })

  test('a cheaper room is told and costs less; the wallet pays it all, phone', async () => {
    const mobile = '09121191003'
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, mobile)
    await fillWallet(stage, mobile, 1_000_000_000)
    const { roomTypeId, total } = await toStayConfirm(page, stage, { hotelId: 'kih-marjan', daysAhead: 40 })
    await priceTimes(roomTypeId, 0.9)
    await page.getByRole('switch', { name: named('کیف پول') }).check()
    await agreeToTerms(page)
    await pay(page)
    await page.getByText('قیمت این اتاق‌ها کم شد').waitFor()
    const fallen = amountIn(await page.locator('.summary-total').innerText()) * 10
    assert.ok(fallen < total, `${fallen} of ${total}`)
    await page.getByRole('button', { name: named('تایید نهایی و پرداخت از کیف پول') }).click()
    await page.getByText(named('واچر شما صادر شد')).first().waitFor({ timeout: 60_000 })
    assert.equal(await balanceOf(stage, mobile), 1_000_000_000 - fallen)
    assertFaultless(visit)
  })

  test('a room that somebody else took meanwhile is told, with the way to others, desktop', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121191004')
    const { roomTypeId } = await toLeaders(page, stage, { hotelId: 'kih-marjan', daysAhead: 50 })
    await nameLeaders(page, 1)
    await sql`update hotels.nights set allotment = held + sold where room_type = ${roomTypeId}`.execute(
      stage.product.agency.database,
    )
    await page.getByRole('button', { name: named('ادامه') }).click()
    await page.getByText(named('همین حالا پر شد')).waitFor()
    await lookAt(page, 'hotel sold out')
    await page.getByRole('link', { name: named('اتاق‌های دیگر') }).click()
    await page.waitForURL(/\/hotel\/kih-marjan/)
    assertFaultless(visit, [/status of 409 .*SubmitHotelOrder/])
  })

  test('giving up gives the room back, and what is over says so, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121191005')
    const { roomTypeId } = await toStayConfirm(page, stage, { hotelId: 'mhd-darvishi', daysAhead: 60 })
    const address = page.url()
    assert.equal(await heldOf(roomTypeId), 1)
    await page.getByRole('button', { name: named('انصراف و آزاد کردن اتاق') }).click()
    await page.getByRole('button', { name: named('آزاد کردن ۱ اتاق') }).click()
    await page.waitForURL(/\/hotel\/mhd-darvishi/)
    assert.equal(await heldOf(roomTypeId), 0)
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: named('لغو شد') }).waitFor()
    await lookAt(page, 'hotel order over')
    assertFaultless(visit)
  })

  test('abroad the leader shows a passport, desktop', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121191006')
    const [abroad] = await stage.product.agency.hotels.trending({
      cityCode: 'IST',
      take: 1,
      slidingExpiration: 0,
      reValidate: true,
    })
    assert.ok(abroad)
    await toLeaders(page, stage, { hotelId: abroad.hotel.id, daysAhead: 30 })
    const card = page.getByRole('region', { name: named('اتاق اول') })
    await card.getByRole('textbox', { name: named('شماره گذرنامه') }).waitFor()
    assert.equal(await card.getByRole('textbox', { name: named('کد ملی') }).count(), 0)
    await lookAt(page, 'hotel leader abroad')
    await page.goto(
      '/hotel/leaders?hotel=no-such-hotel&checkIn=2027-01-01&checkOut=2027-01-02&rooms=1&rates=x',
    )
    await page.getByRole('heading', { level: 1, name: named('این هتل را نمی‌شناسیم') }).waitFor()
    assertFaultless(visit)
  })

  async function showsTheRise(page: Page, before: RateView['total']): Promise<number> {
    await agreeToTerms(page)
    await pay(page)
    const note = page.getByRole('alert', { name: named('قیمت این اتاق‌ها را تغییر داد') })
    await note.waitFor()
    const risen = amountIn(await page.locator('.summary-total').innerText()) * 10
    assert.ok(risen > before * 1.05 && risen < before * 1.15, `${risen} after ${before}`)
    const told = await note.innerText()
    for (const part of ['فروشنده', 'قیمت قبلی', 'قیمت جدید', 'اختلاف', 'مهلت تصمیم', 'اتاق‌های شما محفوظ است'])
      assert.ok(says(told, part), part)
    for (const amount of [before, risen, risen - before]) assert.ok(says(told, inToman(rial(amount))))
    return risen
  }

  async function priceTimes(roomTypeId: string, factor: number): Promise<void> {
    await sql`update hotels.nights set price = round(price * ${factor}::numeric, -4) where room_type = ${roomTypeId}`.execute(
      stage.product.agency.database,
    )
  }

  async function heldOf(roomTypeId: string): Promise<number> {
    const { rows } = await sql<{ most: number }>`
      select coalesce(max(held), 0)::int as most from hotels.nights where room_type = ${roomTypeId}
    `.execute(stage.product.agency.database)
    return rows[0]?.most ?? 0
  }
})
