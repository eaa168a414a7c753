import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { type LaterBagsOnSale, laterBagCalls } from '#flights/later-bags/later-bag-calls.ts'
import { closesHoursBefore } from '#flights/later-bags/sale-end.ts'
import { bagsLeft } from '#flights/later-bags/web/bags-left.server.ts'
import { priceWords } from '#money/display-unit.ts'
import { besideOf } from '#refunds/server/beside.ts'
import { dearer, movingIn, reza } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { sara } from '#testing/flights/buying.ts'

suite('bags that are added to an issued ticket of our own', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  async function onSale({ orderId, owner }: Ticketed): Promise<LaterBagsOnSale> {
    const told = await t.ask(`${laterBagCalls.laterBags.line}?orderId=${orderId}&leg=0`, { by: owner.token })
    assert.equal(told.status, 200, told.text)
    return laterBagCalls.laterBags.answer.parse(told.data)
  }

  async function wishOf(mine: Ticketed, passengers: readonly number[] = [0]) {
    const { people } = await onSale(mine)
    return passengers.map((passenger) => {
      const bag = people.find((one) => one.passenger === passenger)?.bags[0]
      assert.ok(bag)
      return { passenger, bagId: bag.id, price: bag.price }
    })
  }

  const submit = (mine: Ticketed, bags: object, key = randomUUID()) =>
    t.ask(laterBagCalls.submitLaterBags.line, {
      by: mine.owner.token,
      body: { orderId: mine.orderId, leg: 0, bags },
      key,
    })

  async function agreed(mine: Ticketed, passengers: readonly number[] = [0]): Promise<string> {
    const told = await submit(mine, await wishOf(mine, passengers))
    assert.equal(told.status, 200, told.text)
    return laterBagCalls.submitLaterBags.answer.parse(told.data).orderId
  }

  async function bought(mine: Ticketed, passengers: readonly number[] = [0]): Promise<string> {
    const orderId = await agreed(mine, passengers)
    assert.equal(await t.captured(orderId), 'paid')
    await t.agency.orders.work.issue(orderId)
    assert.equal(await statusOf(orderId), 'issued')
    return orderId
  }

  const statusOf = async (orderId: string) => (await t.agency.orders.order(orderId))?.status
  const walletOf = ({ owner }: Ticketed) => t.agency.wallet.balanceOf(owner.userId)

  async function beside({ orderId, owner: { userId } }: Ticketed) {
    const { orders, refunds, clock } = t.agency
    const order = await orders.detailsOf(userId, orderId)
    return besideOf({ orders, refunds, now: clock.now() }, order, userId)
  }

  test('bought later, it is on the ticket, in the day of travel and on the order’s page', async () => {
    const mine = await at.oneWay()
    const { flights } = t.agency
    const page = () => flights.laterBags.beside(mine.orderId, mine.owner.userId)
    assert.deepEqual(await page(), { directions: [0], bought: [] })
    const bags = await bought(mine)
    const { directions, bought: shown } = await page()
    assert.deepEqual([directions, shown.map(({ orderId }) => orderId)], [[], [bags]])
    const paper = { nonce: 'n', pdfAddress: '/pdf' }
    const html = await flights.ticketHtml({ orderId: mine.orderId, userId: mine.owner.userId }, paper)
    assert.match(html, /اضافه/)
    assert.match(shown[0]?.words ?? '', /^[۰-۹]+ کیلو$/)
    const { legs } = await flights.travelDay(mine.orderId, mine.owner.userId)
    assert.equal(legs[0]?.bags[0]?.extra, shown[0]?.words)
    const { people } = await onSale(mine)
    assert.deepEqual([people[0]?.bags, people[0]?.has], [[], shown[0]?.words])
    await t.sound()
  })

  test('the same call makes one order, another choice ends the unpaid one, and one bag is sold', async () => {
    const mine = await at.oneWay()
    const wish = await wishOf(mine)
    const key = randomUUID()
    const made = [await submit(mine, wish, key), await submit(mine, wish, key)]
    const [first, again] = made.map(({ data }) => laterBagCalls.submitLaterBags.answer.parse(data).orderId)
    assert.ok(first)
    assert.equal(first, again)
    const second = await agreed(mine)
    assert.deepEqual([await statusOf(first), await statusOf(second)], ['cancelled', 'approved'])
    assert.equal(await t.captured(second), 'paid')
    assert.equal(await t.captured(first), 'credited', 'money for the left one is the traveller’s')
    await t.agency.orders.work.issue(second)
    const more = await submit(mine, wish)
    assert.equal(more.status, 400, more.text)
    assert.match(more.text, /بار اضافه دارد/)
    const dearer = await submit(await at.oneWay(), [{ ...wish[0], price: 10 }])
    assert.equal(dearer.status, 400, dearer.text)
    await t.sound()
  })

  test('it goes back with its own ticket, to the rial that was told before, once', async () => {
    const mine = await at.oneWay([sara, reza])
    const bags = await bought(mine, [0, 1])
    const [told] = await beside(mine)
    const mine0 = told?.items.find(({ passenger }) => passenger === 0)
    assert.ok(told?.goesAlong === true && mine0 !== undefined && mine0.refund > 0)
    assert.equal((await at.giveBack(mine)).status, 200)
    const ticketBack = await walletOf(mine)
    const { work } = t.agency.flights
    await work.giveBagsBack(mine.orderId)
    assert.equal((await walletOf(mine)) - ticketBack, mine0.refund)
    await work.giveBagsBack(mine.orderId)
    assert.equal((await walletOf(mine)) - ticketBack, mine0.refund)
    assert.equal(await statusOf(bags), 'issued', 'who flies keeps his')
    assert.equal((await at.giveBack(mine, 1)).status, 200)
    await work.giveBagsBack(mine.orderId)
    assert.equal(await statusOf(bags), 'refunded')
    await t.sound()
  })

  test('on another day it stays behind, and comes back to the rial that the page said before', async () => {
    const mine = await at.oneWay()
    const bags = await bought(mine)
    const { orderId, owner } = mine
    const leaving = { orderId, userId: owner.userId, leg: 0, passengers: [0] }
    const said = await bagsLeft(t.agency, leaving)
    const [bag] = (await t.agency.refunds.refundableOf({ orderId: bags, userId: owner.userId })).items
    assert.ok(bag !== undefined && bag.refund > 0)
    assert.ok(said !== undefined)
    assert.ok(said.includes(`${priceWords(bag.refund)} از آن خودبه‌خود به کیف پول برمی‌گردد`), said)
    const made = await t.moved(mine, dearer)
    await at.issuedAtBank(mine, made.orderId)
    const before = await walletOf(mine)
    const { work } = t.agency.flights
    await work.giveBagsBack(orderId)
    await work.giveBagsBack(orderId)
    assert.equal((await walletOf(mine)) - before, bag.refund)
    assert.equal(await statusOf(bags), 'refunded')
    assert.equal(await bagsLeft(t.agency, { ...leaving, orderId: made.orderId }), undefined)
    await t.sound()
  })

  test('of a flight that its airline cancels all comes back, and nothing more is sold', async () => {
    const mine = await at.oneWay()
    const bags = await bought(mine)
    const { total } = (await t.agency.orders.order(bags)) ?? { total: 0 }
    const other = await at.oneWay()
    await t.cancelled(mine)
    await t.cancelled(other)
    assert.equal((await beside(mine))[0]?.items[0]?.refund, total)
    const { whyNone, people } = await onSale(other)
    assert.match(whyNone ?? '', /لغو/)
    assert.deepEqual(people[0]?.bags, [])
    assert.equal((await submit(other, [{ passenger: 0, bagId: '5kg', price: 10 }])).code, 'BAGS_NOT_SOLD')
    const before = await walletOf(mine)
    const { refund } = (await t.agency.refunds.refundableOf({ ...mine, userId: mine.owner.userId }))
      .items[0] ?? {
      refund: 0,
    }
    assert.equal((await at.giveBack(mine)).status, 200)
    await t.agency.flights.work.giveBagsBack(mine.orderId)
    assert.equal((await walletOf(mine)) - before, refund + total)
    await t.sound()
  })

  test('paid for a ticket that went back meanwhile, the money is in the wallet', async () => {
    const mine = await at.oneWay()
    const bags = await agreed(mine)
    const { total } = (await t.agency.orders.order(bags)) ?? { total: 0 }
    assert.equal((await at.giveBack(mine)).status, 200)
    const before = await walletOf(mine)
    assert.equal(await t.captured(bags), 'paid')
    await t.agency.orders.work.issue(bags)
    assert.equal(await statusOf(bags), 'failed')
    assert.equal((await walletOf(mine)) - before, total)
    assert.equal((await submit(mine, [{ passenger: 0, bagId: '5kg', price: 10 }])).code, 'TICKETS_REFUNDED')
    await t.sound()
  })

  test('nothing is sold from some hours before departure on, nor issued then', async () => {
    const mine = await at.oneWay()
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    assert.ok(journey)
    const end = journey.departsAt.subtract({ hours: closesHoursBefore })
    const now = t.house.clock.now()
    try {
      // sessions have ended long ago: its door is asked
      const { laterBags } = t.agency.flights
      const direction = { orderId: mine.orderId, userId: mine.owner.userId, leg: 0 }
      t.house.clock.set(end.subtract({ minutes: 3 }))
      const bag = (await laterBags.onSale(direction)).people[0]?.bags[0]
      assert.ok(bag)
      const bags = [{ passenger: 0, bagId: bag.id, price: bag.price }]
      const by = { ...direction, address: '192.0.2.1', sessionId: randomUUID(), once: randomUUID() }
      const { orderId } = await laterBags.submit({ ...direction, bags, productChannel: 1 }, by)
      const held = (await t.agency.orders.order(orderId))?.holdExpiresAt
      assert.ok(
        held && Temporal.Instant.compare(held, end) <= 0,
        'the price is kept no longer than it is sold',
      )
      t.house.clock.set(end)
      assert.match((await laterBags.onSale(direction)).whyNone ?? '', /تمام شده است/)
    } finally {
      t.house.clock.set(now)
    }
  })
})
