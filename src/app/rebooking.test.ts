import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type { OtherFlight, Rebooked } from '#flights/changes/rebooking.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import { type Rial, rial } from '#money/rial.ts'
import { paymentCalls } from '#payments/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { trackingNumberOf } from '#refunds/tracking-number.ts'
import { flightsIn, openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { omid, sara, saraAbroad } from '#testing/flights/buying.ts'

suite('a traveller takes another flight in place of a cancelled one', () => {
  let t: RebookingHouse
  before(async () => {
    t = await openRebookingHouse()
  })
  after(() => t[Symbol.asyncDispose]())

  const publish = (code: string, amount: Rial) =>
    t.agency.orders.publishVoucher({
      code,
      product: null,
      worth: { amount },
      most: null,
      leastTotal: rial(0),
      startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      endsAt: Temporal.Instant.from('2027-01-01T00:00:00Z'),
      usesLimit: null,
      usesPerUser: null,
      budget: null,
    })
  const day = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'] }
  async function onSale(party: object = {}) {
    const { data } = await t.ask(flightCalls.available.line, { body: { ...day, ...party } })
    const { requestId, proposals } = flightCalls.available.answer.parse(data)
    const sound = proposals.filter(
      ({ seat, flightGroups: [group] }) => seat > 1 && group?.flightNumber.startsWith('W5 99') === false,
    )
    return { requestId, sound }
  }
  async function oneWay(
    passengers: readonly object[] = [sara],
    { place = 0, code = '' } = {},
  ): Promise<Ticketed> {
    const { requestId, sound } = await onSale({ adults: 1, children: passengers.length - 1 })
    const proposalId = sound.at(place)?.proposalId
    assert.ok(proposalId)
    return t.bought(passengers, async () => ({ chosen: { requestId, proposalId }, fares: [] }), { code })
  }
  const dearer = ({ toPay }: OtherFlight) => toPay > 0
  async function pick(ticketed: Ticketed, isWanted: (one: OtherFlight) => boolean): Promise<OtherFlight> {
    const found = flightsIn(await t.others(ticketed)).find(isWanted)
    assert.ok(found, 'no such flight')
    return found
  }
  async function paidAtBank(ticketed: Ticketed): Promise<Rebooked> {
    const made = await t.chosen(ticketed, await pick(ticketed, dearer))
    await t.agreed(ticketed, made)
    assert.equal(await t.captured(made.orderId), 'paid')
    await t.agency.orders.work.issue(made.orderId)
    return made
  }

  test('those of the route that day and three more, with the difference to the rial', async () => {
    const mine = await oneWay()
    await t.cancelled(mine)
    const { worth, days, passengers } = await t.others(mine)
    assert.equal(worth, (await t.agency.orders.order(mine.orderId))?.total)
    assert.deepEqual(passengers, [0])
    assert.deepEqual(
      days.map(({ date }) => date),
      ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
    )
    const [journey] = await t.agency.orders.journeysOf(mine.orderId)
    for (const { total, credit, toPay, back, flightGroup } of days.flatMap(({ flights }) => flights)) {
      assert.deepEqual([credit + toPay, credit + back], [total, worth])
      assert.equal(
        [originOf(flightGroup), destinationOf(flightGroup)].join(),
        [journey?.origin, journey?.destination].join(),
      )
      assert.ok(toPay === 0 || back === 0 || toPay === 10_000)
    }
  })

  test('nobody else sees or chooses them, and nothing is offered while the flight goes', async () => {
    const mine = await oneWay()
    assert.equal((await t.askedFor(mine)).code, 'NOT_CHANGED')
    await t.cancelled(mine)
    const other = await pick(mine, dearer)
    const stranger = await t.somebody()
    assert.equal((await t.askedFor(mine, 0, stranger)).code, 'ORDER_NOT_FOUND')
    assert.equal((await t.choose(mine, other, { by: stranger })).code, 'ORDER_NOT_FOUND')
    assert.equal((await t.askedFor(mine, 1)).code, 'NO_SUCH_DIRECTION')
  })

  test('a dearer one: a bank brings the difference, and the old ticket goes back with the new one', async () => {
    const mine = await oneWay()
    await t.cancelled(mine)
    const other = await pick(mine, dearer)
    const made = await t.chosen(mine, other)
    assert.deepEqual([made.toPay, made.credit, made.back], [other.toPay, other.credit, 0])
    assert.equal(await t.statusOf(mine), 'issued', 'the old ticket stands')
    await t.agreed(mine, made)
    assert.equal(await t.captured(made.orderId), 'paid')
    assert.deepEqual([...(await t.advanced())], [[made.orderId, -other.credit]])
    assert.equal(await t.statusOf(mine), 'issued', 'the old ticket stands until the new one is there')
    await t.agency.orders.work.issue(made.orderId)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    assert.deepEqual([(await t.seats(mine))[0]?.seats, (await t.seats(made))[0]?.state], [0, 'issued'])
    assert.deepEqual([await t.balance(mine), [...(await t.advanced())]], [0, []])
    const [refund] = await t.agency.refunds.ofOrder(mine.orderId, mine.owner.userId)
    const countedUp = Array.from({ length: 100 }, (_, serial) => trackingNumberOf(serial))
    assert.ok(refund && !countedUp.includes(refund.trackingNumber), 'nobody counts our refunds by its number')
    const paper = await t.ask(flightCalls.ticketHtml.line.replace('{orderId}', mine.orderId), {
      by: mine.owner.token,
    })
    assert.equal(paper.code, 'TICKETS_REFUNDED')
    const file = await t.ask(flightCalls.ticketIcs.line.replace('{orderId}', made.orderId), {
      by: mine.owner.token,
    })
    const [gone = '', comes = ''] = file.text.split('END:VEVENT')
    assert.ok(gone.includes(`UID:${mine.orderNumber}-0-0@`) && gone.includes('STATUS:CANCELLED'), gone)
    assert.doesNotMatch(gone, /SEQUENCE:0/)
    assert.ok(comes.includes(`UID:${made.orderNumber}-0-0@`) && comes.includes('STATUS:CONFIRMED'), comes)
    await t.sound()
  })

  test('a cheaper one: nothing is paid, and the rest is in the wallet', async () => {
    const mine = await oneWay([sara], { place: -1 })
    await t.cancelled(mine)
    const other = await pick(mine, ({ back, toPay }) => back > 0 && toPay === 0)
    const made = await t.chosen(mine, other)
    await t.agreed(mine, made)
    const atBank = await t.ask(paymentCalls.pay.line, {
      by: mine.owner.token,
      body: { orderId: made.orderId, gatewayId: 1 },
    })
    assert.equal(atBank.code, 'WALLET_COVERS_ALL', 'a bank is asked for no nothing')
    await t.confirmed(mine, made)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    assert.equal(await t.balance(mine), other.back)
    const told = await all(
      t.house.database,
      sql<{ template: string; tokens: string[] }>`
        select template, tokens from messages.outbox where template like 'flight-rebooked%' and tokens[1] = ${mine.orderNumber}`,
    )
    assert.deepEqual(
      told.map(({ template, tokens }) => [template, tokens[1]]),
      [['flight-rebooked-cheaper', made.orderNumber]],
    )
    await t.sound()
  })

  test('one at the price that was paid: nothing is paid and nothing comes back', async () => {
    const { sound } = await onSale()
    const [cheap, dear] = [sound.at(0), sound.at(-1)]
    assert.ok(cheap && dear)
    await publish('SAME', rial(dear.totalPrice - cheap.totalPrice))
    const mine = await oneWay([sara], { place: -1, code: 'SAME' })
    await t.cancelled(mine)
    const same = await pick(mine, ({ proposalId }) => proposalId === cheap.proposalId)
    assert.deepEqual([same.toPay, same.back, same.credit], [0, 0, cheap.totalPrice])
    await t.confirmed(mine, await t.chosen(mine, same))
    assert.deepEqual([await t.statusOf(mine), await t.balance(mine)], ['refunded', 0])
    await t.sound()
  })

  test('one of two who has gone before is left out, and his money is no part of it', async () => {
    const mine = await oneWay([sara, omid])
    await t.cancelled(mine)
    const whole = (await t.others(mine)).worth
    const items = [{ passenger: 1, leg: 0 }]
    const { refunds } = t.agency
    const quote = await refunds.quote({ orderId: mine.orderId, userId: mine.owner.userId, items })
    const gone = await t.ask(refundCalls.create.line, {
      by: mine.owner.token,
      body: { ...intoWallet, orderId: mine.orderId, quoteId: quote.quoteId, items },
    })
    assert.equal(gone.status, 200, gone.text)
    const left = await t.others(mine)
    assert.deepEqual([left.passengers, left.worth], [[0], whole - quote.refund])
    const made = await paidAtBank(mine)
    assert.equal((await t.agency.orders.passengersOf(made.orderId)).length, 1)
    assert.equal(await t.statusOf(mine), 'refunded')
    await t.sound()
  })

  test('of a return journey the cancelled direction alone, in time for the other', async () => {
    const mine = await t.bought([sara], (at) => at.roundTrip())
    await t.cancelled(mine)
    const { worth, days } = await t.others(mine)
    const total = (await t.agency.orders.order(mine.orderId))?.total ?? 0
    assert.ok(worth < total)
    const [, back] = await t.agency.orders.journeysOf(mine.orderId)
    for (const { flightGroup } of days.flatMap(({ flights }) => flights))
      assert.ok(`${flightGroup.arrivalDate}T${flightGroup.arrivalTime}` < `${back?.departsLocal}`)
    await paidAtBank(mine)
    assert.equal(await t.statusOf(mine), 'issued', 'the way back stands')
    assert.deepEqual(
      (await t.seats(mine)).map(({ seats }) => seats),
      [0, 1],
    )
    assert.equal((await t.askedFor(mine)).code, 'TICKETS_REFUNDED')
    await t.sound()
  })

  test('abroad by passport, with the same people and papers', async () => {
    const abroad = { origin: { code: 'IKA' }, destination: { code: 'DXB' } }
    const { requestId, sound } = await onSale(abroad)
    const direct = sound.find(({ flightGroups: [group] }) => group?.flightLegs.length === 1)
    assert.ok(direct)
    const { proposalId } = direct
    const mine = await t.bought([saraAbroad], async () => ({ chosen: { requestId, proposalId }, fares: [] }))
    await t.cancelled(mine)
    const made = await paidAtBank(mine)
    const { orders } = t.agency
    const [before] = await orders.passengersOf(mine.orderId)
    const [now] = await orders.passengersOf(made.orderId)
    assert.ok(now?.passport)
    assert.deepEqual(now, before)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    await t.sound()
  })

  test('with a discount what was paid counts, and the code has its part back', async () => {
    await publish('TENTH', rial(1_000_000))
    const mine = await oneWay([sara], { code: 'TENTH' })
    await t.cancelled(mine)
    const order = await t.agency.orders.order(mine.orderId)
    assert.ok(order && order.discount > 0)
    assert.equal((await t.others(mine)).worth, order.total - order.discount)
    await paidAtBank(mine)
    assert.equal(await t.balance(mine), 0)
    await t.sound()
  })
})

const originOf = ({ flightLegs }: FlightGroup) => flightLegs.at(0)?.origin
const destinationOf = ({ flightLegs }: FlightGroup) => flightLegs.at(-1)?.destination
