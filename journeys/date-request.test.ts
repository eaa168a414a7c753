import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { rial } from '#money/rial.ts'
import { rezaAbroad } from '#testing/app/date-requests.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { agreedAndPaid, comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('another day is wished for a ticket abroad', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121170801'],
    ['desktop', '09121170802'],
  ]))
    test(`by keyboard, once, until a person answers, ${size}`, async () => {
      const { support, promises } = stage.product.agency
      const { orderId, userId } = await issuedAbroad(stage, mobile)
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'light' : 'dark' })
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const order = `/profile/my-travels/order-details?orderId=${orderId}`
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('تغییر تاریخ') }).press('Enter')
      const send = page.getByRole('button', { name: named('فرستادن درخواست') })
      await send.waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `date request ${size}`)
      await page.getByRole('checkbox', { name: named('رضا') }).press('Space')
      await send.press('Enter')
      await page.getByText(named('روز دلخواه را انتخاب کنید')).waitFor()
      const day = page.getByRole('button', { name: named('روز دلخواه') })
      await eventually(() => day.evaluate((cell) => cell === document.activeElement), 'the day is led to')
      await lookAt(page, `date request without a day ${size}`)
      await page.keyboard.press('Enter')
      const open = page.getByRole('gridcell').getByRole('button', { disabled: false })
      await open.nth(20).press('Enter')
      await page.getByRole('button', { name: named('تأیید تاریخ') }).press('Enter')
      await page.getByRole('checkbox', { name: named('یک روز زودتر') }).press('Space')
      await page.getByRole('textbox', { name: named('توضیح') }).fill('پرواز صبح بهتر است')
      await lookAt(page, `date request filled ${size}`)
      await send.press('Enter')
      const waiting = page.getByRole('region', { name: named('درخواست تغییر تاریخ') })
      await waiting.waitFor()
      const [task] = (await promises.tasks()).filter((one) => one.orderId === orderId)
      assert.ok(task && says(await waiting.innerText(), String(task.number)))
      await eventually(() => waiting.evaluate((part) => part === document.activeElement), 'it is read')
      await lookAt(page, `date request made ${size}`)
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await send.count(), 0, 'one at a time')
      await page.goto(order, { waitUntil: 'networkidle' })
      await page.getByText(String(task.number)).waitFor()
      await lookAt(page, `order with a date request ${size}`)
      await page.getByRole('link', { name: 'گفتگو', exact: true }).click()
      await page.getByText(named('درخواست تغییر تاریخ: تهران به دبی')).first().waitFor()
      await page.waitForLoadState('networkidle')
      await lookAt(page, `conversation of a date request ${size}`)
      const conversation = await support.desk.ofOrder({ orderId, userId })
      await support.desk.answer(conversation?.id ?? '', { name: 'مینا', text: 'شنبه پرواز دارد.' })
      await page.goto(order.replace('details?', 'details/change-date?'), { waitUntil: 'networkidle' })
      await page.getByText(named('رسیدگی کرد')).waitFor()
      await send.waitFor()
      await lookAt(page, `date request answered ${size}`)
      assertFaultless(visit)
    })
})

async function issuedAbroad(stage: Stage, mobile: string) {
  const { accounts, flights, orders } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const { requestId, proposals } = await flights.search({
    flightType: 1,
    origin: { code: 'IKA', kind: 'AirportCode' },
    destination: { code: 'DXB', kind: 'CityCode' },
    dates: [dayAhead(14)],
    adults: 2,
    children: 0,
    infants: 0,
  })
  const proposal = proposals.find(({ seat }) => seat > 1)
  assert.ok(proposal)
  const { orderId } = await flights.submit(
    {
      requestId,
      proposalId: proposal.proposalId,
      passengers: [saraAbroad, rezaAbroad],
      contact: { phoneNumber: mobile, email: '' },
      productChannel: 1,
    },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  await agreedAndPaid(stage, { orderId, userId, amount: rial(proposal.totalPrice) })
  await eventually(async () => (await orders.order(orderId))?.status === 'issued', 'issued', 30)
  return { orderId, userId }
}
