import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import fc from 'fast-check'
import { inToman } from '#money/formatted.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { payable } from '#orders/order.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm, openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { nika, omid, sara } from '#testing/flights/buying.ts'
import { journeysAt } from '#testing/flights/journeys.ts'
import { bookingAt, marjan } from '#testing/hotels/booking.ts'
import { fill } from '#testing/orders/money.ts'
import { discountOfEach, refundRows } from '#visas/refund-rule.ts'

interface Step {
  readonly state: string
  readonly penalty: number
  readonly refund: number
}

const anyWay = fc.record({
  percent: fc.constantFrom(0, 7, 10, 33, 90),
  walletPercent: fc.constantFrom(0, 40, 100),
})

suite('what a confirmation promises comes back is what the order gives, the second after it is paid', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  let users = 0
  const user = () => t.admit(`+98914${String(users++).padStart(7, '0')}`)

  /** As these rooms' tests call it: by user, not token. */
  const marketFor = ({ token }: SignedIn) => ({
    ...t.agency,
    house: t.house,
    ask: async (line: string, body?: object, userId?: string) => {
      const told = await t.ask(line, { body, by: userId === undefined ? undefined : token })
      return { ...told, codes: [], fields: [] }
    },
  })

  async function takeOff({ userId }: SignedIn, orderId: string, percent: number): Promise<Rial> {
    const { orders } = t.agency
    if (percent === 0) return payable(await orders.ofUser(orderId, userId))
    const code = `OFF${randomUUID().slice(0, 8).toUpperCase()}`
    const now = t.house.clock.now()
    const limits = { most: null, usesLimit: null, usesPerUser: null, budget: null, product: null }
    await orders.publishVoucher({
      ...limits,
      code,
      worth: { percent },
      leastTotal: rial(0),
      startsAt: now.subtract({ hours: 1 }),
      endsAt: now.add({ hours: 1 }),
    })
    const taken = await orders.applyVoucher({ orderId, code }, userId)
    assert.ok(taken.discount > 0)
    return payable(taken)
  }

  async function pay({ userId }: SignedIn, orderId: string, walletPercent: number): Promise<void> {
    const { orders, wallet } = t.agency
    const all = payable(await orders.ofUser(orderId, userId))
    if (walletPercent > 0)
      await fill({ house: t.house, wallet }, userId, rial(Math.floor((all * walletPercent) / 100)))
    if (walletPercent === 100) await orders.confirmFromWallet(orderId, userId)
    else {
      const { amount } = await orders.payable(orderId, userId, { useWallet: walletPercent > 0 })
      const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount }
      const became = await t.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
      assert.equal(became, 'paid')
    }
    await orders.work.issue(orderId)
    assert.equal((await orders.order(orderId))?.status, 'issued')
  }

  test('of flights, by any number of travellers on any directions', async () => {
    const anyTrip = fc.record({
      way: fc.constantFrom('roundTrip' as const, 'byShiraz' as const),
      people: fc.constantFrom([sara], [sara, omid], [sara, omid, nika]),
      how: anyWay,
    })
    await fc.assert(
      fc.asyncProperty(anyTrip, async ({ way, people, how }) => {
        const { agency } = t
        const me = await user()
        const journeys = journeysAt(marketFor(me))
        const party = { adults: 1, children: people.length > 1 ? 1 : 0, infants: people.length > 2 ? 1 : 0 }
        const { orderId } = await journeys.submitted(me.userId, await journeys[way](party), people)
        await agency.orders.approve(orderId, me.userId)
        const toPay = await takeOff(me, orderId, how.percent)
        const promised = (await agency.flights.verified(orderId, me.userId)).legs.map(({ fareRules }) =>
          stepsOf(fareRules.steps),
        )
        await pay(me, orderId, how.walletPercent)
        const { items, legs } = await agency.refunds.refundableOf({ orderId, userId: me.userId })
        const given = legs.map(({ leg }) => addedUp(items.filter((item) => item.leg === leg)))
        assert.deepEqual(given, promised)
        assert.equal(sum(items.map(({ paid }) => rial(paid))), toPay)
        const paper = await agency.flights.ticketHtml(
          { orderId, userId: me.userId },
          { nonce: 'n', pdfAddress: '/' },
        )
        assert.match(paper, new RegExp(`جمع کل</dt><dd><bdi dir="ltr">${inToman(toPay)}</bdi>`))
        const { orders } = await agency.orders.mine(me.userId, { kind: 'all', page: 1, take: 9 })
        assert.deepEqual(
          orders.map((one) => one.payable),
          [toPay],
        )
      }),
      { numRuns: 8 },
    )
  })

  test('of rooms, each by itself', async () => {
    const all = [
      { rooms: 1, how: { percent: 90, walletPercent: 40 } },
      { rooms: 2, how: { percent: 10, walletPercent: 0 } },
      { rooms: 3, how: { percent: 7, walletPercent: 100 } },
    ]
    for (const { rooms, how } of all) {
      const { agency } = t
      const me = await user()
      const hotel = bookingAt(marketFor(me))
      const rates = (await hotel.rates()).rooms[0]?.rates.filter(({ isRefundable }) => isRefundable) ?? []
      const [widest] = rates.toSorted((a, b) => b.left - a.left)
      assert.ok(widest, marjan)
      const { orderId } = await hotel.submitted(
        me.userId,
        Array.from({ length: rooms }, () => widest.rateId),
      )
      await agency.orders.approve(orderId, me.userId)
      await takeOff(me, orderId, how.percent)
      const ordered = await agency.hotels.ordered(orderId, me.userId)
      const promised = ordered.rooms.map(({ cancellation }) => stepsOf(cancellation))
      await pay(me, orderId, how.walletPercent)
      const { items } = await agency.refunds.refundableOf({ orderId, userId: me.userId })
      assert.deepEqual(
        items.map(({ steps }) => stepsOf(steps)),
        promised,
      )
      const chosen = items.map(({ passenger, leg }) => ({ passenger, leg }))
      const { refund } = await agency.refunds.quote({ orderId, userId: me.userId, items: chosen })
      assert.equal(refund, sum(items.map((item) => rial(item.refund))))
    }
  })

  test('of visas, the applicant with the smaller share', async () => {
    for (const how of [{ percent: 0 }, { percent: 33 }]) {
      const me = await user()
      const people = [0, 1, 2].map(applicantForm)
      const { orderId, price } = await t.submitted(me, { people })
      await takeOff(me, orderId, how.percent)
      const { discount } = await t.agency.orders.ofUser(orderId, me.userId)
      const priced = {
        each: rial(price.each),
        service: rial(price.service),
        guarantee: rial(price.guarantee),
      }
      const off = discountOfEach(priced.each, { applicants: 3, discount })
      const promised = refundRows(priced, off)
      await pay(me, orderId, 0)
      const given = async () => {
        const { items } = await t.agency.refunds.refundableOf({ orderId, userId: me.userId })
        return Math.min(...items.map(({ refund }) => refund))
      }
      assert.equal(await given(), promised.find(({ moment }) => moment === 'received')?.back)
      const { orderNumber } = await t.visas.tracked(orderId, me.userId)
      await t.desk.checked(orderNumber)
      assert.equal(await given(), promised.find(({ moment }) => moment === 'checked')?.back)
    }
  })
})

function stepsOf(steps: readonly Step[]): readonly Omit<Step, 'state'>[] {
  const amounts = steps.map(({ penalty, refund }) => ({ penalty, refund }))
  return amounts.filter(({ refund }, place) => place === 0 || amounts[place - 1]?.refund !== refund)
}

function addedUp(items: readonly { readonly steps: readonly (Step & { until: string | null })[] }[]) {
  const untils = new Set(items.flatMap(({ steps }) => steps.map(({ until }) => until ?? '9')))
  const all = [...untils].toSorted().map((until) => {
    const at = items.map(({ steps }) => steps.find((step) => (step.until ?? '9') >= until))
    return {
      state: '',
      penalty: at.reduce((kept, step) => kept + (step?.penalty ?? 0), 0),
      refund: at.reduce((back, step) => back + (step?.refund ?? 0), 0),
    }
  })
  return stepsOf(all)
}
