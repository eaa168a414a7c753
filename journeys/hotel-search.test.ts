import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { named, says } from './labels.ts'
import { amountIn, amountsIn, amountsOn, lookAt } from './look.ts'
import { takeDay } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

const nights = 3
const stay = { from: dayAhead(20), to: dayAhead(20 + nights) }
suite('a guest looks for a hotel', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop'])) {
    test(`three rooms with two children: the age of a child is asked for, a seventh room is none (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      await lookAt(page, `hotel home, ${size}`)
      await search(page)
      await page.getByText(named('شهر را انتخاب کنید')).first().waitFor()
      await chooseCity(page, 'کیش')
      await chooseDays(page)
      await openRooms(page)
      const rooms = page.getByRole('dialog', { name: named('اتاق و مهمان') })
      const add = rooms.getByRole('button', { name: named('افزودن اتاق') })
      for (let press = 0; press < 5; press++) await add.click()
      assert.equal(await add.getAttribute('aria-disabled'), 'true')
      await add.click({ force: true })
      assert.equal(await rooms.getByRole('group', { name: /^اتاق / }).count(), 6)
      assert.ok(says(await rooms.innerText(), 'حداکثر ۶ اتاق'))
      for (const name of ['ششم', 'پنجم', 'چهارم'])
        await rooms.getByRole('button', { name: named(`حذف اتاق ${name}`) }).click()
      const second = rooms.getByRole('group', { name: named('اتاق دوم'), exact: true })
      for (let child = 0; child < 2; child++)
        await second.getByRole('button', { name: named('یک کودک بیشتر') }).click()
      await second.getByRole('combobox', { name: named('سن کودک ۱') }).selectOption('4')
      await lookAt(page, `hotel rooms, ${size}`)
      await rooms.getByRole('button', { name: named('تایید') }).click()
      await second.getByText(named('سن کودک را انتخاب کنید')).waitFor()
      await closeByKey(page)
      await search(page)
      await rooms.waitFor()
      assert.match(page.url(), /hotel-home/)
      await second.getByRole('combobox', { name: named('سن کودک ۲') }).selectOption('9')
      await rooms.getByRole('button', { name: named('تایید') }).click()
      await rooms.waitFor({ state: 'hidden' })
      await search(page)
      await page.waitForURL(/\/hotels\?.*rooms=2-2\.4\.9-2/)
      await page.getByRole('article').first().waitFor()
      assertFaultless(visit)
    })

    test(`results: all nights in the price, filters that the address keeps, list and map (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto(`/hotels?${asked('2')}`, { waitUntil: 'networkidle' })
      await wake(page)
      await lookAt(page, `hotel results, ${size}`)
      const hotels = await page.getByRole('article').count()
      const all = await totals(page)
      assert.deepEqual(
        all,
        all.toSorted((a, b) => a - b),
      )
      await page.getByRole('link', { name: named('گران‌ترین') }).click()
      await page.waitForURL(/sort=dearest/)
      await assertOrder(page, all.toReversed())
      await page.getByRole('button', { name: named('همهٔ فیلترها') }).click()
      const sheet = page.getByRole('dialog', { name: named('فیلترها') })
      await sheet.getByRole('checkbox', { name: named('۵ ستاره') }).check()
      await sheet
        .getByRole('group', { name: named('وعدهٔ غذا') })
        .getByRole('checkbox')
        .first()
        .check()
      await sheet.getByRole('slider', { name: named('قیمت کل اقامت، تا') }).press('PageDown')
      await page.waitForURL(/stars=5.*price=/)
      await lookAt(page, `hotel filters, ${size}`)
      await sheet.getByRole('button', { name: named('نمایش') }).click()
      await sheet.waitFor({ state: 'hidden' })
      const left = await totals(page)
      assert.ok(left.length > 0 && left.length < all.length)
      assert.equal(await page.locator('.hotel-conditions', { hasNotText: 'با صبحانه' }).count(), 0)
      await page.reload({ waitUntil: 'networkidle' })
      assert.deepEqual(await totals(page), left)
      await page.getByRole('link', { name: named('حذف فیلترها') }).click()
      await assertOrder(page, all.toReversed())
      await page.getByRole('link', { name: named('نمایش روی نقشه') }).click()
      const map = page.getByRole('region', { name: named('نقشه') })
      await map.locator('[data-pin]').first().waitFor()
      assert.equal(await page.getByRole('article').count(), hotels)
      await page.getByRole('link', { name: named('نمایش فهرست') }).click()
      assertFaultless(visit)
    })

    test(`a hotel: what comes back until when, a rate for each room, and the sum (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto(`/hotels?${asked('2-2')}`, { waitUntil: 'networkidle' })
      await wake(page)
      const card = page.getByRole('article').first()
      const [, total = 0] = await amountsOn(card)
      await card.getByRole('link', { name: named('دیدن اتاق‌ها') }).click()
      await card
        .getByRole('link', { name: named('انتخاب اتاق') })
        .first()
        .waitFor()
      await lookAt(page, `hotel opened, ${size}`)
      await card
        .getByRole('link', { name: named('انتخاب اتاق') })
        .first()
        .click()
      await card.getByRole('button', { name: named('یک اتاق بیشتر') }).click()
      const chosen = async () => amountIn(await card.locator('.rates-sum').innerText()) === total
      await eventually(chosen, `two rooms for ${total}`)
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(amountIn(await card.locator('.rates-sum').innerText()), total)
      await card.getByRole('heading').getByRole('link').click()
      await page.waitForURL(/\/hotel\/[a-z0-9-]+\?/)
      await page.getByRole('heading', { name: named('اتاق‌ها و قیمت‌ها') }).waitFor()
      await lookAt(page, `hotel page, ${size}`)
      const bar = page.getByRole('list', { name: named('شرایط کنسلی') }).first()
      await assertBar(bar)
      await page
        .getByRole('link', { name: named('انتخاب اتاق') })
        .first()
        .click()
      await page.getByText(named('برای اتاق دوم نرخی انتخاب کنید')).first().waitFor()
      await page.getByRole('button', { name: named('یک اتاق بیشتر') }).click()
      await page.getByRole('link', { name: named('ادامهٔ رزرو') }).click()
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: named('شماره موبایل') })
        .waitFor()
      assertFaultless(visit)
    })
  }

  test('without the script a hotel is found, with a child, and its rooms are read', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto('/hotel-home')
    await page.getByRole('combobox', { name: named('شهر') }).selectOption('MHD')
    await page.getByRole('combobox', { name: named('تاریخ ورود') }).selectOption(stay.from)
    await page.getByRole('combobox', { name: named('تاریخ خروج') }).selectOption(stay.to)
    await page.getByRole('combobox', { name: named('سن کودک ۱') }).selectOption('4')
    await page.getByRole('button', { name: named('جستجوی هتل') }).click()
    await page.waitForURL(/\/hotels\?.*rooms=2\.4$/)
    const card = page.getByRole('article').first()
    await card.getByRole('link', { name: named('دیدن اتاق‌ها') }).click()
    await page
      .getByRole('link', { name: named('انتخاب اتاق') })
      .first()
      .click()
    await page.waitForURL(/rates=/)
    assert.match(
      (await page.getByRole('link', { name: named('ادامهٔ رزرو') }).getAttribute('href')) ?? '',
      /^\/hotel\/leaders\?hotel=mhd-.*&rooms=2\.4&rates=mhd-/,
    )
  })

  test('an address of nights gone by, of seven rooms or of no hotel of ours says so', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto(`/hotels?city=KIH&checkIn=${dayAhead(-2)}&checkOut=${dayAhead(2)}&rooms=2`)
    await page.getByText(named('روز ورود گذشته است')).first().waitFor()
    await page.goto(`/hotels?${asked('1-1-1-1-1-1-1')}`)
    await page.getByText(named('حداکثر ۶ اتاق')).first().waitFor()
    assert.equal((await page.goto('/hotel/no-such-hotel'))?.status(), 404)
  })
})

function asked(rooms: string): string {
  return `city=KIH&checkIn=${stay.from}&checkOut=${stay.to}&rooms=${rooms}`
}

async function chooseCity(page: Page, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: named('شهر') })
  await box.click()
  await box.fill(name)
  await page
    .getByRole('option', { name: named(name) })
    .first()
    .click()
}

async function chooseDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('تاریخ ورود') }).click()
  await takeDay(page, stay.from)
  await takeDay(page, stay.to)
  await page.getByRole('button', { name: named('تایید تاریخ') }).click()
}

async function openRooms(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('اتاق و مهمان') }).click()
  await page.getByRole('dialog', { name: named('اتاق و مهمان') }).waitFor()
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('جستجوی هتل') }).click()
}

async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.waitForLoadState('networkidle')
}

async function totals(page: Page): Promise<readonly number[]> {
  const words = await page.locator('.hotel-total').allInnerTexts()
  return words.map(amountIn)
}

async function assertOrder(page: Page, wanted: readonly number[]): Promise<void> {
  for (let look = 0; look < 600; look++) {
    if (JSON.stringify(await totals(page)) === JSON.stringify(wanted)) return
    await page.waitForTimeout(100)
  }
  assert.deepEqual(await totals(page), wanted)
}

async function assertBar(bar: Locator): Promise<void> {
  const steps = await bar.getByRole('listitem').allInnerTexts()
  assert.ok(steps.length >= 2)
  assert.ok(says(steps[0] ?? '', 'کنسلی رایگان'))
  const [whole] = amountsIn(steps[0] ?? '')
  for (const step of steps.slice(1, -1)) {
    const [kept = 0, back = 0] = amountsIn(step)
    // each is rounded to whole toman
    assert.ok(Math.abs(kept + back - (whole ?? 0)) <= 1, step)
  }
  assert.ok(says(steps.at(-1) ?? '', 'چیزی برنمی‌گردد'))
}
