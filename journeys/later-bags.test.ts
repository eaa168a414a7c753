import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Proposal } from '#flights/proposal.ts'
import { alive } from './alive.ts'
import { sendRefund } from './giving-back.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { balanceOf } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a bag is added to an issued ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121340001'],
    ['phone', '09121340002'],
  ]))
    test(`by keyboard, and goes back with it, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { orderId, userId } = await issuedFor(stage, mobile, sellsBags)
      const ticketPage = `/profile/my-travels/order-details?orderId=${orderId}`
      await page.goto(ticketPage, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('افزودن بار') }).click()
      await page.waitForURL(/add-bag/)
      const bag = await chosenByKeyboard(page)
      await lookAt(page, `a bag to add ${size}`)
      for (const _ of ['the other’s', 'the button']) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/bags\/payment\//)
      await paid(page, bag)
      await page.getByText(named('روی بلیت همان مسافر نوشته شده است.')).waitFor()
      await lookAt(page, `a bag is on the ticket ${size}`)
      await page.getByRole('link', { name: named('جزئیات این سفارش') }).click()
      await page.waitForURL(/order-details\/Bags/)
      await page.getByRole('heading', { name: named('بار روی بلیت ثبت شد') }).waitFor()
      await lookAt(page, `an order of a bag ${size}`)
      await page.goto(ticketPage, { waitUntil: 'networkidle' })
      const people = page.getByRole('region', { name: named('مسافران') })
      assert.equal(amountIn(await people.innerText()), bag)
      await people.getByRole('link', { name: named('۵ کیلو بار اضافه') }).waitFor()
      await lookAt(page, `a ticket with a bag added ${size}`)
      await page.getByRole('link', { name: named('درخواست استرداد') }).click()
      await page.waitForURL(/flight-order-items/)
      await page.getByRole('checkbox').first().check()
      const along = page.getByRole('region', { name: named('همراه بلیت برمی‌گردد') })
      const bagBack = amountIn(await along.innerText())
      assert.ok(bagBack > 0 && bagBack <= bag, `${bagBack} of ${bag}`)
      await page.getByRole('radio', { name: named('کیف پول') }).check()
      await lookAt(page, `a ticket goes back with its bag ${size}`)
      const { items } = await stage.product.agency.refunds.refundableOf({ orderId, userId })
      const ticketBack = items[0]?.refund ?? 0
      await sendRefund(page)
      await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
      await untilWallet(stage, mobile, ticketBack + bagBack * 10)
      assertFaultless(visit)
    })
})

function sellsBags({ isCharter, refund, seat, flightGroups: [group] }: Proposal): boolean {
  const isSound = group?.flightNumber.startsWith('W5 99') === false
  return !isCharter && refund.percentNow < 100 && seat > 2 && isSound
}

async function paid(page: Page, bag: number): Promise<void> {
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
  await lookAt(page, 'a bag to pay')
  const button = page.getByRole('button', { name: named('پرداخت') }).last()
  assert.equal(amountIn(await button.innerText()), bag)
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
  await button.click()
  await page.waitForURL(/StartPay/)
  assert.deepEqual(amountsIn(await page.locator('body').innerText()), [bag * 10, bag])
  await payAtBank(page)
  await page.waitForURL(/\/payment\//)
}

async function chosenByKeyboard(page: Page): Promise<number> {
  const list = page.getByRole('combobox').first()
  await list.waitFor()
  await alive(page, '.add-bag')
  assert.equal(await list.inputValue(), '', 'nothing is chosen beforehand')
  assert.ok(await page.getByRole('button', { name: named('ادامه و پرداخت') }).isDisabled())
  await list.focus()
  await page.keyboard.press('ArrowDown')
  const chosen = await list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label ?? '')
  const bag = amountIn(chosen)
  await page
    .getByRole('status')
    .filter({ hasText: bag.toLocaleString('en-US') })
    .waitFor()
  return bag
}

/** The bag's money comes by a job of the house, after the ticket's. */
async function untilWallet(stage: Stage, mobile: string, rial: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await balanceOf(stage, mobile)) === rial) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  assert.equal(await balanceOf(stage, mobile), rial)
}
