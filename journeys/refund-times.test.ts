import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { samplePeople } from '#demo/sample-data.ts'
import type { Proposal } from '#flights/proposal.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { MovableClock } from '#server/clock.ts'
import { assertAccessible } from './axe.ts'
import { sendRefund, toBank } from './giving-back.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { balanceOf, eventually } from './shopper.ts'
import { codesFor, enterCode } from './signing.ts'
import { atSizes } from './sizes.ts'
import { openStage, type Stage } from './stage.ts'

const items = '/profile/my-travels/order-details/flight-order-items?orderId='
const isRefundable = ({ refund }: Proposal) => refund.penaltyNow !== null

suite('a refund, and the hour it is asked for', () => {
  let stage: Stage
  const clock = new MovableClock()

  before(async () => {
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121161001'],
    ['desktop', '09121161004'],
  ]))
    test(`a second before noon of the day before something comes back; a second after, nothing, and why, ${size}`, async () => {
      const { orderId, userId } = await issuedFor(stage, mobile, isRefundable)
      const { refunds } = stage.product.agency
      const bought = await refunds.refundableOf({ orderId, userId })
      assert.ok(bought.allowed)
      const last = bought.steps.filter(({ refund }) => refund > 0).at(-1)
      assert.ok(last?.until)
      const noon = Temporal.Instant.from(last.until)
      assert.equal(noon.toZonedDateTimeISO('Asia/Tehran').hour, 12)

      clock.set(noon.subtract({ seconds: 30 }))
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(items + orderId, { waitUntil: 'networkidle' })
      const amounts = await page.locator('.refund-back > bdi').allInnerTexts()
      assert.ok(says(amounts[0] ?? '', inToman(rial(last.refund / 2))), `${amounts} of ${last.refund}`)

      clock.set(noon.add({ seconds: 1 }))
      await page.reload({ waitUntil: 'networkidle' })
      assert.ok(says(await page.getByRole('main').innerText(), 'ساعت ۱۲ ظهر روز پیش از پرواز'))
      assert.equal(await page.getByRole('button', { name: named('ثبت استرداد') }).count(), 0)
      await assertAccessible(page, 'too late')
      clock.set(Temporal.Now.instant())
    })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121161002'],
    ['phone', '09121161005'],
  ]))
    test(`pressed twice it is one refund, ${size}`, async () => {
      const { orderId, userId } = await issuedFor(stage, mobile, isRefundable)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(items + orderId, { waitUntil: 'networkidle' })
      await page.getByRole('checkbox', { name: named(samplePeople.sara.firstNameFarsi) }).check()
      await page.getByRole('radio', { name: named('کیف پول') }).check()
      await sendRefund(page, 2)
      await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
      const [refund, ...others] = await stage.product.agency.refunds.ofOrder(orderId, userId)
      assert.deepEqual(others, [])
      assert.equal(await balanceOf(stage, mobile), refund?.amount)
    })

  for (const [size, mobile, iban] of atSizes([
    ['phone', '09121161003', 'IR26 0170 0000 0010 0203 0433 33'],
    ['desktop', '09121161006', 'IR26 0170 0000 0010 0203 0433 33'],
  ]))
    test(`a refund that the bank keeps waiting is made good for, and the order says so, ${size}`, async () => {
      const { orderId } = await issuedFor(stage, mobile, isRefundable)
      const { promises } = stage.product.agency
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(items + orderId, { waitUntil: 'networkidle' })
      await page.getByRole('checkbox', { name: named(samplePeople.sara.firstNameFarsi) }).check()
      await toBank(page, { iban, holder: 'سارا محمدی' })
      const known = await codesFor(stage, mobile)
      await sendRefund(page)
      await enterCode(page, stage, { to: mobile, known })
      await page.getByRole('heading', { name: named('درخواست استرداد ثبت شد') }).waitFor()
      const left = page.getByRole('timer').filter({ hasText: named('۷۱ ساعت') })
      await left.waitFor()
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      await left.waitFor()

      clock.advance({ hours: 72, minutes: 1 })
      await eventually(
        async () => {
          await promises.work.look()
          return (await balanceOf(stage, mobile)) > 0
        },
        'the delay is paid for',
        30,
      )
      await comeIn(visit, stage, mobile)
      await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
      const paid = inToman(rial(await balanceOf(stage, mobile)))
      const told = await page.getByRole('main').innerText()
      assert.ok(says(told, 'دیرکرد') && says(told, paid), told)
      await assertAccessible(page, 'made good for')
      clock.set(Temporal.Now.instant())
    })
})
