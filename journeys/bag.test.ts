import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { alive } from './alive.ts'
import { sendRefund } from './giving-back.ts'
import { comeIn } from './issued-order.ts'
import { named, plain, says } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { payAndWait, ticketText } from './paid-tickets.ts'
import { cardOf, fillPerson, type Person } from './people.ts'
import { inFilters } from './results-checks.ts'
import { choose } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { balanceOf, dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Size, type Stage } from './stage.ts'

const sara = {
  latin: ['Sara', 'Mohammadi'],
  farsi: ['سارا', 'محمدی'],
  gender: 'زن',
  birth: '1989-10-06',
  nationalCode: '0012345679',
} as const satisfies Person
const dariush = {
  latin: ['Dariush', 'Mohammadi'],
  farsi: ['داریوش', 'محمدی'],
  gender: 'مرد',
  birth: '1986-04-23',
  nationalCode: '0076229645',
} as const satisfies Person

suite('a bag is bought with a ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121320001'],
    ['phone', '09121320002'],
  ]))
    test(`for one of two, and given back with her ticket, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const listed = await chosenWithBag(page, size)
      await lookAt(page, `bags to choose ${size}`)
      assert.equal(await totalOf(page), listed, 'the price of the list is where it begins')
      const { words, price: bag } = await bagTakenOff(page, listed)
      const total = listed - bag
      await fillPerson(cardOf(page, 'بزرگسال اول'), sara)
      await fillPerson(cardOf(page, 'بزرگسال دوم'), dariush)
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      await page.locator('.summary-leg', { hasText: named('بار اضافه، سارا محمدی') }).waitFor()
      await payAndWait(page, total)
      const ticket = await ticketText(page)
      assert.ok(says(ticket, `${words} بار اضافه، سارا محمدی`), ticket)
      assert.ok(ticket.includes(plain(`${words.split(' ')[0]} اضافه`)), ticket)
      await page.getByRole('link', { name: named('جزئیات سفارش') }).click()
      await page.waitForURL(/order-details/)
      const people = page.getByRole('region', { name: named('مسافران') })
      await people.getByText(named(`${words} بار اضافه`)).waitFor()
      assert.equal(amountIn(await people.innerText()), bag)
      await lookAt(page, `an order with a bag ${size}`)
      const back = await saraGivesBack(page, { total, bag, words, size })
      assert.equal(await balanceOf(stage, mobile), back * 10)
      assertFaultless(visit)
    })
})

async function chosenWithBag(page: Page, size: Size): Promise<number> {
  await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(12)}&adults=2&type=2`, {
    waitUntil: 'networkidle',
  })
  await alive(page, '.results-column')
  await inFilters(page, size, () => page.getByRole('radio', { name: named('دست‌کم ۳۰ کیلو') }).check())
  await page.waitForURL((url) => url.searchParams.get('bag') === '30')
  // 20 + 10 or 25 + 5 kilograms
  const card = page
    .getByRole('article')
    .filter({ hasText: named('با بار ۳۰ کیلو'), hasNotText: named('غیرقابل استرداد') })
    .first()
  await card.waitFor()
  await lookAt(page, `prices with a bag ${size}`)
  const total = 2 * amountIn(await card.locator('.flight-price').innerText())
  await bagsAreToldBefore(card)
  await choose(card)
  await page.waitForURL(/\/add-passenger.*bag=30/)
  await bagOf(page, 'بزرگسال دوم').waitFor()
  await alive(page, '#passengers')
  return total
}

async function bagsAreToldBefore(card: Locator): Promise<void> {
  await card.getByRole('button', { name: named('جزئیات') }).click()
  await card.getByText('بار اضافه', { exact: true }).click()
  const told = card.locator('details').filter({ hasText: 'بار اضافه' }).last()
  await told.getByText(named('قاعدهٔ خود ما، تا وقتی ایرلاین جدولش را به ما بگوید')).waitFor()
  const rows = card.getByRole('table', { name: named('قیمت بار اضافه') }).getByRole('row')
  assert.equal(await rows.count(), 3)
}

function bagOf(page: Page, traveller: string): Locator {
  return cardOf(page, traveller).getByRole('combobox', { name: named('بار اضافه') })
}

async function totalOf(page: Page): Promise<number> {
  return amountIn(await page.locator('.summary-total').innerText())
}

interface BagLine {
  readonly words: string
  readonly price: number
}

async function bagTakenOff(page: Page, listed: number): Promise<BagLine> {
  const [his, hers] = [bagOf(page, 'بزرگسال دوم'), bagOf(page, 'بزرگسال اول')]
  const chosen = await his.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label ?? '')
  const words = chosen.split('،')[0] ?? ''
  assert.match(words, /^(۵|۱۰) کیلو$/)
  const kept = await hers.inputValue()
  const bag = amountIn(chosen)
  await his.focus()
  await page.keyboard.press('Home')
  await page.waitForFunction(
    (sum) => document.querySelector('.summary-total')?.textContent?.includes(sum) === true,
    (listed - bag).toLocaleString('en-US'),
  )
  await page.reload({ waitUntil: 'networkidle' })
  await alive(page, '#passengers')
  await page.waitForFunction(
    (sum) => document.querySelector('.summary-total')?.textContent?.includes(sum) === true,
    (listed - bag).toLocaleString('en-US'),
  )
  assert.deepEqual([await his.inputValue(), await hers.inputValue()], ['', kept])
  return { words, price: bag }
}

interface Bought {
  readonly total: number
  readonly bag: number
  readonly words: string
  readonly size: Size
}

async function saraGivesBack(page: Page, { total, bag, words, size }: Bought): Promise<number> {
  await page.getByRole('link', { name: named('درخواست استرداد') }).click()
  await page.waitForURL(/flight-order-items/)
  const his = page.getByRole('checkbox', { name: named('داریوش') })
  await his.waitFor()
  const [paid = 0] = amountsIn(await optionOf(page, 'سارا').innerText())
  const [without = 0, backWithout = 0] = amountsIn(await optionOf(page, 'داریوش').innerText())
  assert.equal(paid, without + bag)
  assert.equal(paid + without, total)
  await page.getByRole('checkbox', { name: named('سارا') }).check()
  const [, back = 0] = amountsIn(await optionOf(page, 'سارا').innerText())
  assert.ok(says(await optionOf(page, 'سارا').innerText(), `با ${words} بار اضافه`))
  assert.ok(back > backWithout && back < backWithout + bag, `${back} of ${paid}`)
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await lookAt(page, `a bag goes back ${size}`)
  await sendRefund(page)
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
  return back
}

function optionOf(page: Page, name: string): Locator {
  return page.locator('.refund-option', { hasText: name })
}
