import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { bornBefore, days, family, turnsTwoOnTheWay } from './family.ts'
import { named, says } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { payAndWait } from './paid-tickets.ts'
import { cardOf, chooseDate, fillPerson } from './people.ts'
import {
  bothWays,
  listIs,
  noReturnBeforeTheWayOut,
  onlyLeaving,
  partiesAreRefusedInWords,
} from './round-trip-choosing.ts'
import { askRoundTrip, choose, roomyCards, searchNow, wayOn } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { balanceOf } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Size, type Stage } from './stage.ts'
import { signIn } from './traveller.ts'

suite('a family goes there and back', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121180001'],
    ['phone', '09121180002'],
  ]))
    test(`to Mashhad and back with two children and an infant, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await noReturnBeforeTheWayOut(page)
      await lookAt(page, `round form ${size}`)
      await partiesAreRefusedInWords(page)
      await searchNow(page)
      await lookAt(page, `round out ${size}`)
      const listed = await bothWays(page, size)

      await page.getByRole('link', { name: named('ادامهٔ خرید') }).click()
      await page.getByRole('dialog').waitFor()
      await signIn(page, stage, mobile)
      await page.waitForURL(/\/add-passenger/)
      const total = await birthdaysCount(page)
      await lookAt(page, `round passengers ${size}`)
      await page.getByRole('button', { name: named('ادامه') }).click()

      await page.waitForURL(/\/confirm/)
      await page.locator('.summary-leg').first().waitFor()
      assert.equal(await sumOfTypesAndLegs(page, listed), total)
      await payAndWait(page, total)
      const tickets = await twoTicketsEach(page)
      await page.getByRole('link', { name: named('جزئیات سفارش') }).click()
      await page.waitForURL(/order-details/)
      await orderListsLegsAndPeople(page, tickets)
      await lookAt(page, `round order ${size}`)
      const back = await theWayBackIsGivenBack(page, size)
      assert.equal(await balanceOf(stage, mobile), back * 10)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  for (const size of atSizes(['desktop', 'phone']))
    test(`there and back on one day: a return that no longer fits is asked for anew, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await askRoundTrip(page, { from: 'تهران', to: 'مشهد', date: days.out, back: days.out })
      await searchNow(page)
      await page.getByRole('link', { name: named('زودترین') }).click()
      await page.waitForURL(/sort=Earliest/)
      await choose(roomyCards(page).first())
      await page.waitForURL(/out=/)
      const tooEarly = page.getByRole('article').filter({ hasText: named('پیش از رسیدن پرواز رفت') })
      await tooEarly.first().waitFor()
      assert.equal(await tooEarly.getByRole('link', { name: wayOn }).count(), 0)
      await page.getByRole('link', { name: named('دیرترین') }).click()
      await onlyLeaving(page, size, 'صبح ۶ تا ۱۲')
      await choose(roomyCards(page).first())
      await page.waitForURL(/in=/)
      await lookAt(page, `one day chosen ${size}`)
      await page.getByRole('link', { name: named('تغییر پرواز رفت') }).click()
      await listIs(page, 'تهران به مشهد')
      await onlyLeaving(page, size, 'بعدازظهر ۱۲ تا ۱۸')
      await choose(roomyCards(page).first())
      await page.getByText(named('برگشت دیگری انتخاب کنید')).waitFor()
      assert.equal(await page.getByRole('link', { name: named('ادامهٔ خرید') }).count(), 0)
      await lookAt(page, `one day lost ${size}`)
      assertFaultless(visit)
    })
})

/** Fills the form in; answers what is to be paid once Arash is two on the way back. */
async function birthdaysCount(page: Page): Promise<number> {
  const summary = page.getByRole('complementary', { name: named('خلاصهٔ سفر') })
  for (const [card, one] of Object.entries(family)) await fillPerson(cardOf(page, card), one)
  const before = amountIn(await summary.getByText(named('جمع کل')).locator('..').innerText())
  const goOn = page.getByRole('button', { name: named('ادامه') })
  await goOn.click()
  const infant = cardOf(page, 'نوزاد اول')
  await infant.getByText(named('این تاریخ هنوز نرسیده است')).waitFor()
  await lookAt(page, 'not born yet')
  await chooseDate(infant, 'تاریخ تولد', bornBefore({ years: 2 }))
  await infant.getByText(named('با ردهٔ سنی انتخاب‌شده نمی‌خواند')).waitFor()
  const asChild = infant.getByRole('link', { name: named('همین پرواز برای یک کودک') })
  assert.match((await asChild.getAttribute('href')) ?? '', /adults=\d&children=3(&|$)/)

  await chooseDate(infant, 'تاریخ تولد', turnsTwoOnTheWay)
  const warning = infant.getByText(named('کودک حساب می‌شود'))
  await warning.waitFor()
  const [becomes = 0, was = 0] = amountsIn(await warning.innerText())
  assert.ok(becomes > was, 'a child pays more than an infant')
  const total = amountIn(await summary.getByText(named('جمع کل')).locator('..').innerText())
  assert.equal(total, before + becomes - was)
  return total
}

/** Every line of the confirmation is a count by a price, an adult's are the list's, and they make what is paid; toman. */
async function sumOfTypesAndLegs(page: Page, listed: number): Promise<number> {
  const legs = await page.locator('.summary-leg').allInnerTexts()
  assert.equal(legs.length, 2)
  const lines = legs.flatMap((leg) => [
    ...leg.matchAll(/([۱-۹]) (?:بزرگسال|کودک|نوزاد)(?: × ([\d,]+))?\s+([\d,]+)/g),
  ])
  assert.deepEqual(
    lines.map(([, count]) => count),
    ['۱', '۲', '۱', '۱', '۳'],
  )
  const sums = lines.map(([, count = '', each, all = '']) => {
    const sum = amountIn(all)
    if (each !== undefined) assert.equal(sum, amountIn(each) * '۰۱۲۳'.indexOf(count))
    return sum
  })
  assert.equal((sums[0] ?? 0) + (sums[3] ?? 0), listed)
  const sum = sums.reduce((total, one) => total + one, 0)
  const button = await page
    .getByRole('button', { name: named('پرداخت') })
    .last()
    .innerText()
  assert.equal(amountIn(button), sum)
  return sum
}

async function twoTicketsEach(page: Page): Promise<readonly string[]> {
  const papers = page.getByRole('article', { name: named('بلیت') })
  await papers.nth(1).waitFor()
  assert.equal(await papers.count(), 2)
  const numbers = (await papers.allInnerTexts()).map((text) => text.match(/\d{3}-\d{10}/g) ?? [])
  assert.deepEqual(
    numbers.map(({ length }) => length),
    [4, 4],
  )
  assert.equal(new Set(numbers.flat()).size, 8)
  return numbers.flat()
}

async function orderListsLegsAndPeople(page: Page, tickets: readonly string[]): Promise<void> {
  for (const way of ['پرواز رفت', 'پرواز برگشت'])
    await page.getByRole('region', { name: named(way) }).waitFor()
  const people = page.getByRole('region', { name: named('مسافران') }).getByRole('listitem')
  const texts = await people.allInnerTexts()
  assert.equal(texts.length, 4)
  for (const [at, { farsi = [] }] of Object.values(family).entries()) {
    const own = [tickets[at] ?? '', tickets[at + 4] ?? '']
    const text = texts[at] ?? ''
    assert.ok(says(text, farsi[0] ?? '') && own.every((ticket) => text.includes(ticket)), text)
  }
}

async function theWayBackIsGivenBack(page: Page, size: Size): Promise<number> {
  await page.getByRole('link', { name: named('درخواست استرداد') }).click()
  await page.waitForURL(/flight-order-items/)
  const back = page.getByRole('group', { name: named('برگشت: مشهد به تهران') })
  await back.getByRole('checkbox').first().waitFor()
  const boxes = await back.getByRole('checkbox').all()
  assert.equal(boxes.length, 4)
  for (const box of boxes) await box.check()
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  await lookAt(page, `round refund ${size}`)
  const backs = amountsIn((await back.locator('.refund-back > bdi').allInnerTexts()).join(' '))
  const sum = backs.reduce((total, one) => total + one, 0)
  assert.equal(amountIn(await page.locator('.refund-total bdi').first().innerText()), sum)
  await page.getByRole('button', { name: named('ثبت استرداد') }).click()
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
  await lookAt(page, `round refunded ${size}`)
  await page.getByRole('link', { name: named('برگشت به سفارش') }).click()
  await page.waitForURL(/order-details\?/)
  await page.getByRole('link', { name: named('درخواست استرداد') }).click()
  await page.waitForURL(/flight-order-items/)
  const out = page.getByRole('group', { name: named('رفت: تهران به مشهد') })
  await out.getByRole('checkbox').first().waitFor()
  assert.ok(await out.getByRole('checkbox').first().isEnabled(), 'the way out may still be given back')
  for (const box of await back.getByRole('checkbox').all()) assert.ok(await box.isDisabled())
  return sum
}
