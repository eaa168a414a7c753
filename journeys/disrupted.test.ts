import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { clockTime } from '#calendar/written.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountIn, amountsIn, lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { assertFaultless, openStage, type Size, type Stage } from './stage.ts'

suite('a traveller whose flight does not go as it was sold', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of [
    ['desktop', '09121170001'],
    ['phone', '09121170002'],
  ] as const satisfies readonly (readonly [Size, string])[])
    test(`takes the new hour, and then the whole money of a cancelled one, ${size}`, async () => {
      const { disruptions, orders } = stage.product.agency
      const { orderId } = await issuedFor(stage, mobile, ({ refund }) => refund.penaltyNow !== null)
      const [journey] = await orders.journeysOf(orderId)
      assert.ok(journey)
      const flight = { flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() }
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const order = `/profile/my-travels/order-details?orderId=${orderId}`

      await disruptions.delayed(flight, 180)
      await page.goto(order, { waitUntil: 'networkidle' })
      const panel = page.getByRole('region', { name: named('پرواز شما ۳ ساعت تأخیر دارد') })
      const hour = clockTime(journey.departsLocal.add({ minutes: 180 }))
      assert.ok(says(await panel.innerText(), hour), `the new hour is ${hour}`)
      await panel.getByRole('heading', { name: named('همهٔ پول برمی‌گردد') }).waitFor()
      await panel.getByRole('link', { name: named('دیدن پروازهای دیگر') }).waitFor()
      await lookAt(page, `late ${size}`)
      await panel.getByRole('button', { name: named('ساعت تازه را می‌پذیرم') }).click()
      await panel.getByRole('heading', { name: named('ساعت تازه را پذیرفتید') }).waitFor()
      await lookAt(page, `new hour taken ${size}`)

      await disruptions.cancelled(flight)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      await page.getByText(named('پرواز لغو شد')).first().waitFor()
      await lookAt(page, `trips ${size}`)
      await page.goto(order, { waitUntil: 'networkidle' })
      const gone = page.getByRole('region', { name: named('پرواز شما لغو شد') })
      await gone.waitFor()
      await lookAt(page, `cancelled ${size}`)
      const amount = amountIn(await gone.innerText())
      assert.ok(amount > 0)
      await gone.getByRole('link', { name: named('پس گرفتن پول') }).click()
      await page.waitForURL(/flight-order-items/)
      await eventually(
        async () => amountsIn(await page.getByRole('main').innerText()).includes(amount),
        `${amount} comes back`,
      )
      assertFaultless(visit)
    })
})
