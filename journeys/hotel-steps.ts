import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import type { OrderedRoom, RateView } from '#hotels/responses.ts'
import { leadersPath } from '#hotels/web/hotel-path.ts'
import { rial } from '#money/rial.ts'
import { named, says } from './labels.ts'
import { amountIn } from './look.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

export const guests = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [4, 9] },
  { adults: 2, childAges: [] },
] as const

export const leaders = [
  samplePeople.sara,
  samplePeople.dariush,
  {
    ...samplePeople.sara,
    firstName: 'ARASH',
    lastName: 'ROSTAMI',
    firstNameFarsi: 'آرش',
    lastNameFarsi: 'رستمی',
    genderTitle: 'Male',
    birthDateFa: '1371/05/09',
    nationalCode: '0013542419',
  },
] as const

export async function chooseCity(page: Page, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: named('شهر') })
  await box.click()
  // touch makes the field typeable; before it is a plain list
  const rich = box.and(page.locator('input'))
  await rich.waitFor()
  await rich.fill(name)
  await page
    .getByRole('option', { name: named(name) })
    .first()
    .click()
}

export async function chooseStay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: named('تاریخ ورود') })
    .first()
    .click()
  const open = page.getByRole('gridcell').getByRole('button', { disabled: false })
  await open.nth(12).click()
  // arrival is chosen first
  await page.getByText(named('روز خروج را انتخاب کنید')).waitFor()
  await open.nth(3).click()
  await page.getByRole('button', { name: named('تایید تاریخ') }).click()
}

export async function atMostSixRooms(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: named('اتاق و مهمان') })
    .first()
    .click()
  const add = page.getByRole('button', { name: named('افزودن اتاق') })
  const rooms = page.locator('.hotel-room')
  for (let room = await rooms.count(); room < 6; room++) await add.click()
  assert.equal(await add.getAttribute('aria-disabled'), 'true')
  await add.click({ force: true })
  assert.equal(await rooms.count(), 6)
  await page.getByText(named('حداکثر ۶ اتاق')).first().waitFor()
  for (const ordinal of ['ششم', 'پنجم', 'چهارم'])
    await page.getByRole('button', { name: named(`حذف اتاق ${ordinal}`) }).click()
  assert.equal(await rooms.count(), 3)
}

export async function agesAreRequested(page: Page): Promise<void> {
  for (const [place, { adults, childAges }] of guests.entries()) {
    const room = page.locator('.hotel-room').nth(place)
    const output = room.locator('output')
    const more = (words: string) => room.getByRole('button', { name: named(`یک ${words} بیشتر`) })
    while (Number((await output.nth(0).innerText()).replace(/[۰-۹]/g, western)) < adults)
      await more('بزرگسال').click()
    for (const _ of childAges) await more('کودک').click()
  }
  const done = page.getByRole('button', { name: named('تایید ۳ اتاق') })
  await done.click()
  const second = page.locator('.hotel-room').nth(1)
  assert.ok(says(await second.innerText(), 'سن کودک را انتخاب کنید'))
  const ages = second.getByRole('combobox', { name: named('سن کودک') })
  assert.equal(await ages.count(), 2)
  for (const [child, age] of guests[1].childAges.entries()) await ages.nth(child).selectOption(String(age))
  await done.click()
  await page.locator('.hotel-room').first().waitFor({ state: 'hidden' })
}

function western(digit: string): string {
  return String(digit.charCodeAt(0) - 0x06f0)
}

/** The first refundable rate with breakfast for every room; sum in toman. */
export async function chooseRates(page: Page): Promise<number> {
  for (const [name, rooms] of [
    ['اتاق اول و سوم', 2],
    ['اتاق دوم', 1],
  ] as const) {
    const group = page.getByRole('region', { name: named(name) })
    await group
      .getByRole('link', { name: named('انتخاب اتاق') })
      .filter({ hasText: 'با صبحانه' })
      .first()
      .click()
    for (let more = 1; more < rooms; more++)
      await group.getByRole('button', { name: named('یک اتاق بیشتر') }).click()
  }
  await page.getByRole('link', { name: named('ادامهٔ رزرو') }).waitFor()
  return amountIn(await page.locator('.rates-sum').innerText())
}

export async function nameLeaders(page: Page, rooms: number = leaders.length): Promise<void> {
  for (const [room, ordinal] of ['اول', 'دوم', 'سوم'].slice(0, rooms).entries()) {
    const card = page.getByRole('region', { name: named(`اتاق ${ordinal}`) })
    const person = leaders[room] ?? leaders[0]
    for (const [label, value] of [
      ['نام فارسی', person.firstNameFarsi],
      ['نام خانوادگی فارسی', person.lastNameFarsi],
      ['نام لاتین', person.firstName],
      ['نام خانوادگی لاتین', person.lastName],
      ['کد ملی', person.nationalCode],
    ] as const)
      await card
        .getByRole('textbox', { name: named(label) })
        .first()
        .fill(value)
    await card.getByRole('radio', { name: named(person.genderTitle === 'Female' ? 'زن' : 'مرد') }).check()
    const [year = '', month = '', day = ''] = person.birthDateFa
      .split('/')
      .map((part) => String(Number(part)))
    const birth = card.getByRole('group', { name: named('تاریخ تولد') })
    await birth.getByRole('combobox', { name: named('روز') }).selectOption(day)
    await birth.getByRole('combobox', { name: named('ماه') }).selectOption(month)
    await birth.getByRole('combobox', { name: named('سال') }).selectOption(year)
  }
}

interface StayWish {
  readonly hotelId: string
  /** first day tried; may be sold out */
  readonly daysAhead: number
}

export async function toLeaders(page: Page, stage: Stage, wish: StayWish): Promise<RateView> {
  const { hotelId, daysAhead } = wish
  const asked = {
    checkIn: dayAhead(daysAhead),
    checkOut: dayAhead(daysAhead + 3),
    rooms: [{ adults: 2, childAges: [] }],
  }
  const { rooms } = await stage.product.agency.hotels.detail({ hotelId, ...asked })
  const rate = rooms[0]?.rates.find(({ freeUntil }) => freeUntil !== null)
  if (rate === undefined) return toLeaders(page, stage, { hotelId, daysAhead: daysAhead + 1 })
  await page.goto(leadersPath(hotelId, asked, [rate.rateId]), { waitUntil: 'networkidle' })
  return rate
}

export async function toStayConfirm(page: Page, stage: Stage, wish: StayWish): Promise<RateView> {
  const rate = await toLeaders(page, stage, wish)
  await nameLeaders(page, 1)
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/\/hotel\/confirm/)
  await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
  return rate
}

interface StayIssued {
  readonly orderId: string
  readonly userId: string
  readonly rooms: readonly OrderedRoom[]
}

export async function stayIssued(stage: Stage, mobile: string): Promise<StayIssued> {
  const { accounts, hotels, orders, database } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const asked = {
    hotelId: 'kih-marjan',
    checkIn: dayAhead(21),
    checkOut: dayAhead(23),
    rooms: guests.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
  const detail = await hotels.detail(asked)
  const rates = detail.rooms.map((room) => room.rates.find(({ freeUntil }) => freeUntil !== null))
  const total = rates.reduce((sum, rate) => sum + (rate?.total ?? Number.NaN), 0)
  const { orderId } = await hotels.submit(
    {
      ...asked,
      rooms: asked.rooms.map((room, place) => ({
        ...room,
        rateId: rates[place]?.rateId ?? '',
        leader: leaders[place] ?? leaders[0],
      })),
      contact: { phoneNumber: mobile, email: '' },
      productChannel: 1,
      totalPrice: total,
    },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  await hotels.reserve({ orderId }, userId)
  await database.transaction().execute((trx) =>
    orders.captured(trx, {
      attemptId: crypto.randomUUID(),
      orderId,
      gatewayId: 1,
      amount: rial(total),
    }),
  )
  await eventually(
    async () => (await orders.order(orderId))?.status === 'issued',
    'the voucher was not issued',
    30,
  )
  const { rooms } = await hotels.ordered(orderId, userId)
  return { orderId, userId, rooms }
}

export async function giveBack(page: Page, orderId: string, name: string): Promise<void> {
  await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`, {
    waitUntil: 'networkidle',
  })
  await page.getByRole('checkbox', { name: named(name) }).check()
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('ثبت استرداد') }).click()
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
}
