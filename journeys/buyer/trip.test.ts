import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { loader as flightConfirm } from '#flights/booking/web/confirm/confirm-page.server.ts'
import { loader as hotelConfirm } from '#hotels/web/confirm-page.server.ts'
import { inToman } from '#money/formatted.ts'
import { minus, rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import type { TripDetails } from '#orders/trip-details.ts'
import { loader as tripOf } from '#orders/web/trips/trip-page.server.ts'
import { loader as tripsOf } from '#orders/web/trips/trips-page.server.ts'
import { paymentCalls } from '#payments/calls.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { openAgencyToday, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { fill } from '#testing/orders/money.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'
import { goToBank } from './bank.ts'
import { type Buyer, newDiary, type Shop } from './diary.ts'
import { flightGoods } from './flight-goods.ts'
import { hotelGoods } from './hotel-goods.ts'
import { buyerIn, cheapestFare, flightDate } from './owner.ts'
import { withStepUp } from './step-up.ts'
import { booksAreRight, fareOf } from './trip-steps.ts'

suite('a flight and a room are bought together', () => {
  let agency: TestAgency
  let buyer: Buyer
  let shop: Shop

  before(async () => {
    agency = await openAgencyToday()
    buyer = await withStepUp(agency, await buyerIn(agency, 1))
    shop = {
      ask: agency.ask,
      pepper: agency.house.settings.secrets.pepper,
      wayOf: async ({ id }) => (await agency.agency.payments.goingOf(id, buyer.userId)).action,
    }
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  async function held(flightNumber?: string, days = 2): Promise<readonly [flight: string, room: string]> {
    const date = flightDate(agency)
    const seat = {
      date,
      fareId: await (flightNumber === undefined ? cheapestFare(agency) : fareOf(agency, flightNumber)),
    }
    const nights = { checkIn: date, checkOut: Temporal.PlainDate.from(date).add({ days }).toString() }
    const flight = await flightGoods(seat).order(shop, newDiary(buyer))
    const room = await hotelGoods({ hotelId: 'kih-marjan', ...nights }).order(shop, newDiary(buyer))
    assert.ok(flight !== undefined && room !== undefined)
    return [flight, room]
  }

  async function trip(line: string, how: { readonly body?: object } = {}): Promise<TripDetails> {
    const { status, text, data } = await agency.ask(line, { by: buyer.token, ...how })
    assert.equal(status, 200, text)
    return orderCalls.trip.answer.parse(data)
  }

  const made = async (isWhole = false, flightNumber?: string, days = 2) =>
    trip(orderCalls.makeTrip.line, { body: { orderIds: await held(flightNumber, days), isWhole } })

  const seen = ({ tripId }: TripDetails) => trip(orderCalls.trip.line.replace('{id}', tripId))

  async function ended(plan: TripDetails): Promise<TripDetails> {
    for (let tenths = 0; tenths < 600; tenths++) {
      const now = await seen(plan)
      if (!now.orders.some(({ status }) => ['paid', 'issuing'].includes(status))) return now
      await sleep(100)
    }
    throw new Error('it is under way for ever')
  }

  async function begun({ tripId }: TripDetails, gatewayId = 1) {
    const told = await agency.ask(paymentCalls.pay.line, { by: buyer.token, body: { tripId, gatewayId } })
    assert.equal(told.status, 200, told.text)
    return paymentCalls.pay.answer.parse(told.data)
  }

  const payment = async (id: string) =>
    paymentCalls.byId.answer.parse(
      (await agency.ask(`${paymentCalls.byId.line}?id=${id}`, { by: buyer.token })).data,
    )

  const isRight = () => booksAreRight(agency)

  function page<Answer>(
    loader: (asked: LoaderFunctionArgs) => Promise<Answer>,
    path: string,
  ): Promise<Answer> {
    const context = new RouterContextProvider()
    context.set(agencyContext, agency.agency)
    context.set(visitorContext, { kind: 'user', userId: buyer.userId, sessionId: 'the browser' })
    const url = new URL(path, 'http://localhost')
    return loader({ request: new Request(url), url, context, params: {}, pattern: path })
  }

  async function left({ tripId }: TripDetails): Promise<void> {
    const { orders, holdExpiresAt } = await trip(orderCalls.leaveTrip.line, { body: { tripId } })
    assert.deepEqual([holdExpiresAt, ...orders.map(({ status }) => status)], [null, 'cancelled', 'cancelled'])
  }

  const statuses = ({ orders }: TripDetails) => orders.map(({ status }) => status)

  for (const gatewayId of [1, 2, 3, 4, 5])
    test(`gateway ${gatewayId} takes one payment for both, and both are issued`, async () => {
      const plan = await made()
      assert.deepEqual([plan.total, plan.allowed.pay], [plan.due, true])
      const opened = await begun(plan, gatewayId)
      const asked = await payment(opened.id)
      assert.deepEqual([asked.purpose, asked.tripId, asked.amount], ['trip', plan.tripId, plan.due])
      assert.deepEqual(await begun(plan, gatewayId), opened, 'who goes to pay again is led back')
      await goToBank(shop, opened, ordinaryCard)
      const done = await ended(plan)
      assert.deepEqual(statuses(done), ['issued', 'issued'])
      assert.deepEqual([done.total, done.due, done.allowed.pay], [plan.total, 0, false])
      assert.equal(done.timeline.filter(({ status }) => status === 'issued').length, 2)
      assert.equal((await payment(opened.id)).status, 'captured')
      await isRight()
    })

  test('its page shows its parts, what is left to pay and one line of time, and the list has it once', async () => {
    const plan = await made()
    const shown = await page(tripOf, `/profile/my-travels/trip?tripId=${plan.tripId}`)
    assert.deepEqual(
      [shown.tripNumber, shown.parts.length, shown.due, shown.papers.length],
      [plan.tripNumber, 2, inToman(rial(plan.due)), 0],
    )
    assert.ok(shown.gateways.some(({ isPreselected }) => isPreselected))
    const { trips } = await page(tripsOf, '/profile/my-travels')
    const parts = trips.filter(({ together }) => together?.tripNumber === plan.tripNumber)
    assert.deepEqual(
      parts.map(({ next }) => next),
      [1, 2].map(() => ({ words: 'پرداخت سفر', to: `/profile/my-travels/trip?tripId=${plan.tripId}` })),
    )
    const found = await page(tripsOf, `/profile/my-travels?q=${plan.tripNumber}`)
    assert.equal(found.trips.length, 2, 'found by the number of the trip')
    await goToBank(shop, await begun(plan), ordinaryCard)
    await ended(plan)
    const done = await page(tripOf, `/profile/my-travels/trip?tripId=${plan.tripId}`)
    assert.deepEqual([done.gateways, done.holdUntil, done.isMoving], [[], null, false])
    assert.ok(done.papers.length >= 2, 'papers of both')
    assert.ok(done.story.length > shown.story.length)
  })

  test('the bank leads back to the page of the trip', async () => {
    const { address, id } = await begun(await made())
    const { action } = await agency.agency.payments.goingOf(id, buyer.userId)
    assert.equal(action?.address, address)
    const reference = new URL(address).pathname.split('/').at(-1) ?? ''
    const { tripId } = await payment(id)
    const back = paymentCalls.comeBack.line.replace('{attemptId}', id)
    const told = await agency.ask(`${back}?Authority=${reference}&Status=NOK`)
    assert.deepEqual([told.status, told.location], [303, `/profile/my-travels/trip?tripId=${tripId}`])
    for (const { orderId } of (await trip(orderCalls.trip.line.replace('{id}', tripId ?? ''))).orders)
      await agency.ask(orderCalls.cancel.line, { by: buyer.token, body: { orderId } })
  })

  test('a part that was cancelled while its owner paid is in the wallet, and the other is issued', async () => {
    const plan = await made()
    const opened = await begun(plan)
    const [flight, room] = plan.orders
    assert.ok(flight && room)
    const before = await agency.agency.wallet.balanceOf(buyer.userId)
    const cancelled = await agency.ask(orderCalls.cancel.line, {
      by: buyer.token,
      body: { orderId: flight.orderId },
    })
    assert.equal(cancelled.status, 200, cancelled.text)
    await goToBank(shop, opened, ordinaryCard)
    assert.deepEqual(statuses(await ended(plan)), ['cancelled', 'issued'])
    const after = await agency.agency.wallet.balanceOf(buyer.userId)
    assert.equal(after - before, flight.sum.due)
    await isRight()
  })

  test('the wallet pays both when it can, and nothing of them when it cannot', async () => {
    const plan = await made(true)
    const { wallet } = agency.agency
    const confirm = () =>
      agency.ask(orderCalls.confirmTrip.line, { by: buyer.token, body: { tripId: plan.tripId } })
    assert.equal((await confirm()).code, 'INSUFFICIENT_BALANCE')
    assert.deepEqual(statuses(await seen(plan)), ['approved', 'approved'])
    const missing = minus(rial(plan.due), await wallet.balanceOf(buyer.userId))
    await fill({ house: agency.house, wallet }, buyer.userId, missing)
    const paid = await confirm()
    assert.equal(paid.status, 200, paid.text)
    assert.deepEqual(statuses(await ended(plan)), ['issued', 'issued'])
    assert.equal(await wallet.balanceOf(buyer.userId), 0)
    await isRight()
  })

  test('a flight that cannot be issued takes its room along, and all the money is back', async () => {
    const plan = await made(true, 'W5 9999')
    const before = await agency.agency.wallet.balanceOf(buyer.userId)
    await goToBank(shop, await begun(plan), ordinaryCard)
    const back = async () => (await agency.agency.wallet.balanceOf(buyer.userId)) - before
    for (let tenths = 0; tenths < 600 && (await back()) < plan.total; tenths++) await sleep(100)
    assert.equal(await back(), plan.total, 'the room was issued first, and comes back whole')
    assert.deepEqual(statuses(await ended(plan)), ['failed', 'refunded'])
    await isRight()
  })

  test('of a trip that is not whole the room stays when its flight cannot be issued', async () => {
    const [before, plan] = [await agency.agency.wallet.balanceOf(buyer.userId), await made(false, 'W5 9999')]
    await goToBank(shop, await begun(plan), ordinaryCard)
    assert.deepEqual(statuses(await ended(plan)), ['unissued', 'issued'], 'another flight is offered first')
    const rather = { by: buyer.token, body: { orderId: plan.orders[0]?.orderId } }
    assert.equal((await agency.ask(orderCalls.declineChoice.line, rather)).status, 200)
    assert.deepEqual(statuses(await seen(plan)), ['failed', 'issued'])
    assert.equal((await agency.agency.wallet.balanceOf(buyer.userId)) - before, plan.orders[0]?.sum.due)
    await isRight()
  })

  test('none of its orders is paid on a page of its own, and much of the wallet needs the phone at hand', async () => {
    buyer = await buyerIn(agency, 2)
    const plan = await made(true, undefined, 12)
    const [flight, room] = plan.orders
    const trip = `/profile/my-travels/trip?tripId=${plan.tripId}`
    const leads = async (loader: (asked: LoaderFunctionArgs) => Promise<unknown>, path: string) =>
      assert.rejects(page(loader, path), (thrown: unknown) => {
        assert.ok(thrown instanceof Response)
        return thrown.headers.get('location') === trip
      })
    await leads(flightConfirm, `/confirm?orderId=${flight?.orderId}`)
    await leads(hotelConfirm, `/hotel/confirm?orderId=${room?.orderId}`)

    const { wallet } = agency.agency
    const part = minus(rial(plan.due), rial(50_000_000))
    await fill({ house: agency.house, wallet }, buyer.userId, part)
    const view = await page(tripOf, `/profile/my-travels/trip?tripId=${plan.tripId}`)
    assert.deepEqual([view.balance, view.sum.total, view.sum.walletPart], [part, plan.due, 0])
    const body = { tripId: plan.tripId, gatewayId: 1, useWallet: true }
    assert.ok(part >= 100_000_000, 'as much as needs a step-up')
    const unproven = await agency.ask(paymentCalls.pay.line, { by: buyer.token, body })
    assert.equal(unproven.code, 'STEP_UP_NEEDED')
    assert.equal(await wallet.balanceOf(buyer.userId), part)
    const alone = await agency.ask(orderCalls.confirmTrip.line, {
      by: buyer.token,
      body: { tripId: plan.tripId },
    })
    assert.equal(alone.code, 'STEP_UP_NEEDED')
    await left(plan)
  })
})
