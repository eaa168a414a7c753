import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { demoVouchers } from '#demo/sample-data.ts'
import type { Alternatives } from '#flights/responses.ts'
import { waysOn } from '#flights/tickets/web/ways-on.ts'
import { issuedStay } from '#hotels/web/issued-stay.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import { loader } from '#orders/web/payment/payment-page.server.ts'
import type { GatewayView, PaymentView } from '#payments/calls.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'
import { threeRooms } from '#testing/orders/stay.ts'
import { issuedVisa } from '#visas/web/issued-visa.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const gateway = (id: number, isActive = true): GatewayView => ({
  id,
  isActive,
  name: `gateway-${id}`,
  title: `درگاه ${id}`,
  currency: 'IRR',
  health: 'healthy',
  isPreselected: id === 1,
})

const attempt = (orderId: string, more: Partial<PaymentView> = {}): PaymentView => ({
  id: randomUUID(),
  purpose: 'order',
  orderId,
  amount: 28_900_000,
  status: 'declined',
  gatewayId: 2,
  gatewayName: 'درگاه ۲',
  backBy: '2026-11-24T11:00:00Z',
  at: '2026-11-21T11:00:00Z',
  ...more,
})

interface Around {
  readonly latest?: PaymentView
  readonly gateways?: readonly GatewayView[]
}

const another = {
  nearness: 'same-day',
  address: '/add-passenger?x=1',
  directions: [{ airlineName: 'ماهان', flightNumber: '1063', departureDateTime: '2026-12-03T09:05' }],
  totalPrice: 30_000_000,
} as unknown as Alternatives['alternatives'][number]

function page({ orders, house }: Market, userId: string, around: Around = {}) {
  const context = new RouterContextProvider()
  const amounts: unknown[] = []
  const payments = {
    latestOf: async () => around.latest,
    choice: async ({ amount }: { amount: number }) => {
      amounts.push(amount)
      return around.gateways ?? [gateway(1), gateway(2)]
    },
  }
  // real products, except for calls into their rooms
  const bought: Readonly<Record<string, Partial<SoldProduct>>> = {
    flight: { alternatives: async () => waysOn({ alternatives: [another] }) },
    hotel: { issuedView: issuedStay },
    visa: { issuedView: issuedVisa },
  }
  const productOf = (kind: string) => ({ ...orders.productOf(kind), ...bought[kind] })
  context.set(agencyContext, {
    orders: { ...orders, productOf },
    payments,
    clock: house.clock,
    log: house.log,
  })
  context.set(visitorContext, { kind: 'user', userId, sessionId: 'test' })
  const shown = (orderId?: string) =>
    loader({ params: { orderId }, context } as unknown as LoaderFunctionArgs)
  return { shown, amounts }
}

test('a payment that failed may be tried again at the same gateway, and its money is back by a day and an hour', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.bought(ownerId)
  const { shown, amounts } = page(market, ownerId, { latest: attempt(orderId) })
  const { state, gateways, attempt: told, mustAgree, waysOn, useWallet } = await shown(orderId)
  assert.equal(state, 'declined')
  assert.deepEqual(
    gateways.filter(({ isPreselected }) => isPreselected).map(({ id }) => id),
    [2],
  )
  assert.deepEqual(amounts, [28_900_000])
  assert.equal(told?.backBy, 'سه‌شنبه ۳ آذر، ساعت ۱۴:۳۰')
  assert.equal(told?.backAt, '2026-11-24T11:00:00Z')
  assert.deepEqual([mustAgree, useWallet, waysOn], [false, false, []])
})

test('with a code and a part from the wallet the page names what the bank asks for', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.bought(ownerId)
  await market.orders.publishVoucher(demoVouchers.open)
  await market.orders.applyVoucher({ orderId, code: demoVouchers.open.code }, ownerId)
  const latest = attempt(orderId, { amount: 26_900_000 })
  assert.equal((await page(market, ownerId, { latest }).shown(orderId)).amount, '2,690,000')
  await fill(market, ownerId, rial(6_010_000))
  const { amount } = await market.orders.payable(orderId, ownerId, { useWallet: true })
  assert.equal((await page(market, ownerId, { latest }).shown(orderId)).amount, inToman(amount))
})

test('a gateway that is not offered any more is not chosen for the second try', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.bought(ownerId)
  const around = { latest: attempt(orderId), gateways: [gateway(1), gateway(2, false)] }
  const { gateways } = await page(market, ownerId, around).shown(orderId)
  assert.deepEqual(
    gateways.filter(({ isPreselected }) => isPreselected).map(({ id }) => id),
    [1],
  )
})

test('where the bank took another amount the page says which and where it is', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const { orderId } = await market.bought(ownerId)
  const latest = attempt(orderId, { taken: { amount: 1_000_000, became: 'credited' } })
  const { attempt: told } = await page(market, ownerId, { latest }).shown(orderId)
  assert.deepEqual(told?.taken, { amount: '100,000', became: 'credited' })
})

test('an order that brings nobody anywhere offers other flights', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const order = await market.bought(ownerId)
  await market.orders.cancel(order.orderId, ownerId)
  const { state, waysOn, gateways } = await page(market, ownerId, { latest: attempt(order.orderId) }).shown(
    order.orderId,
  )
  assert.equal(state, 'lost')
  assert.deepEqual(waysOn, [
    {
      to: '/add-passenger?x=1',
      how: 'همان روز',
      ways: [{ direction: '', flight: 'ماهان 1063', when: 'پنجشنبه ۱۲ آذر، ساعت ۰۹:۰۵' }],
      price: '3,000,000',
    },
  ])
  assert.deepEqual(gateways, [])
})

test('without an order the last open one is shown, and without one the trips', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const leads = (to: string) => (thrown: unknown) =>
    thrown instanceof Response && thrown.headers.get('location') === to
  await assert.rejects(page(market, ownerId).shown(), leads('/profile/my-travels'))
  const order = await market.bought(ownerId)
  await assert.rejects(page(market, ownerId).shown(), leads(`/payment/${order.orderId}`))
  market.house.clock.advance({ minutes: 16 })
  await assert.rejects(page(market, ownerId).shown(), leads('/profile/my-travels'))
})

test('a stay is told of its hotel: its rooms, its own page to agree on, and no other flights', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const leads = (to: string) => (thrown: unknown) =>
    thrown instanceof Response && thrown.headers.get('location') === to
  const { orderId } = await market.buy({ ...threeRooms, ownerId })
  const { shown } = page(market, ownerId)
  await assert.rejects(shown(orderId), leads(`/hotel/confirm?orderId=${orderId}`))
  const { order } = await market.orders.approve(orderId, ownerId)
  await market.pay(order)
  const issuing = await shown(orderId)
  assert.deepEqual([issuing.state, issuing.product, issuing.seller], ['issuing', 'hotel', 'هتل مرجان'])
  await market.orders.work.issue(orderId)
  const issued = await shown(orderId)
  assert.deepEqual(
    [issued.state, issued.issued],
    ['issued', { name: 'هتل مرجان، کیش', when: 'پنجشنبه ۱۲ آذر تا شنبه ۱۴ آذر، ۲ شب', rooms: '۳ اتاق' }],
  )
  const left = await market.buy({ ...threeRooms, ownerId })
  await market.orders.cancel(left.orderId, ownerId)
  const ended = await shown(left.orderId)
  assert.deepEqual(
    [ended.state, ended.waysOn, ended.searchAgain],
    ['ended', [], '/hotels?city=KIH&checkIn=2026-12-03&checkOut=2026-12-05&rooms=2-2-2'],
  )
})

test('a visa is told as filed and not as issued: its own page to pay on, no ticket, and itself once more', async () => {
  await using market = await openMarket()
  const ownerId = randomUUID()
  const leads = (to: string) => (thrown: unknown) =>
    thrown instanceof Response && thrown.headers.get('location') === to
  const { shown } = page(market, ownerId)
  const { orderId } = await market.buy({ ...visaToDubai, ownerId })
  const { order } = await market.orders.approve(orderId, ownerId)
  await assert.rejects(shown(orderId), leads(`/visa/payment/${orderId}`))
  await market.pay(order)
  const issuing = await shown(orderId)
  assert.deepEqual([issuing.state, issuing.product, issuing.seller], ['issuing', 'visa', 'میز ویزا'])
  await market.orders.work.issue(orderId)
  const filed = await shown(orderId)
  assert.deepEqual(
    [filed.state, filed.says, filed.issued],
    [
      'issued',
      'درخواست ثبت شد',
      { name: 'ویزای امارات، ۳۰ روزه', when: 'سفر یکشنبه ۲۹ آذر', people: '۱ متقاضی' },
    ],
  )
  const left = await market.buy({ ...visaToDubai, ownerId })
  await market.orders.cancel(left.orderId, ownerId)
  const ended = await shown(left.orderId)
  assert.deepEqual(
    [ended.state, ended.waysOn, ended.searchAgain],
    ['ended', [], '/visa/type?country=AE&type=tourist&days=30&entry=single&speed=normal'],
  )
})

const visaToDubai = {
  product: 'visa',
  item: {},
  journeys: [],
  visa: {
    country: 'AE',
    countryName: 'امارات',
    countryNameEn: 'United Arab Emirates',
    type: 'tourist',
    days: 30,
    entry: 'single',
    speed: 'normal',
    isGuaranteed: false,
    travelDate: Temporal.PlainDate.from('2026-12-20'),
  },
} as const
