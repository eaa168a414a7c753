import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import type { ProtectionOffer } from '#flights/protection/protection-offer.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { sendRefund } from './giving-back.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, balanceOf, dayAhead, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { fillPassenger, payAtBank } from './traveller.ts'

suite('a ticket is bought with protection of its refund, and given back', () => {
  let stage: Stage
  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, daysAhead] of atSizes([
    ['phone', '09121450001', 15],
    ['desktop', '09121450002', 16],
  ]))
    test(`what was told before the purchase comes back, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const { listed, offer } = await toPassengers(page, stage, daysAhead)
      await fillPassenger(page)
      const box = page.getByRole('checkbox', { name: named('محافظت را هم می‌خرم') })
      assert.equal(await box.isChecked(), false, 'nobody ticked it beforehand')
      const total = async () => amountIn(await page.locator('.summary-total').innerText()) * 10
      assert.equal(await total(), listed)
      await box.check()
      const whole = listed + offer.price
      assert.equal(await total(), whole)
      const now = offer.steps.find(({ isNow }) => isNow)
      const table = await page.getByRole('table').innerText()
      for (const amount of [now?.without, now?.protected])
        assert.ok(says(table, inToman(rial(amount ?? 0))), `${amount} in ${table}`)
      await lookAt(page, `protection offered ${size}`)

      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
      assert.equal(await total(), whole, 'the sum of the form is the sum of the confirmation')
      assert.ok(says(await page.locator('.summary-card').innerText(), 'محافظت استرداد'))
      await lookAt(page, `protection confirmed ${size}`)
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/StartPay/)
      assert.ok(says(await page.locator('body').innerText(), inToman(rial(whole))), 'and that of the bank')
      await payAtBank(page)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })

      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      assert.ok(says(await page.getByRole('main').innerText(), 'محافظت استرداد'))
      await lookAt(page, `protection order ${size}`)
      await page.getByRole('link', { name: named('درخواست استرداد') }).click()
      await page.waitForURL(/flight-order-items/)
      await page.getByRole('checkbox', { name: named('سارا') }).check()
      const estimate = page.getByRole('complementary', { name: named('برآورد برگشتی') })
      assert.ok(says(await estimate.innerText(), 'محافظت استرداد می‌پوشاند'))
      assert.ok(says(await estimate.innerText(), inToman(rial(now?.protected ?? 0))))
      await lookAt(page, `protection refund ${size}`)
      await page.getByRole('radio', { name: named('کیف پول') }).check()
      await sendRefund(page)
      await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
      assert.equal(await balanceOf(stage, mobile), now?.protected)
      assertFaultless(visit)
    })
})

interface OnForm {
  readonly listed: number
  readonly offer: ProtectionOffer
}

/** A ticket of which something is kept now. */
async function toPassengers(page: Page, stage: Stage, daysAhead: number): Promise<OnForm> {
  const { flights } = stage.product.agency
  const [origin, destination] = [
    { code: 'THR', kind: 'CityCode' as const },
    { code: 'MHD', kind: 'CityCode' as const },
  ]
  const date = dayAhead(daysAhead)
  const asked = { origin, destination, adults: 1, children: 0, infants: 0 }
  const { requestId, proposals } = await flights.search({ ...asked, flightType: 1, dates: [date] })
  const proposal = proposals.find(
    ({ seat, isCharter, refund, flightGroups: [group] }) =>
      seat > 2 && !isCharter && (refund.penaltyNow ?? 0) > 0 && !group?.flightNumber.startsWith('W5 99'),
  )
  assert.ok(proposal)
  const { proposalId } = proposal
  const { protection } = await flights.detail({ requestId, proposalId })
  assert.ok(protection)
  await page.goto(passengersPath({ ...asked, date }, { requestId, proposalId }), { waitUntil: 'networkidle' })
  return { listed: proposal.totalPrice, offer: protection }
}
