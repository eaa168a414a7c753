import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { rial } from '#money/rial.ts'
import { type HouseAbroad, openHouseAbroad } from '#testing/app/date-change-abroad.ts'
import type { Ticketed } from '#testing/app/rebooking.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { endRules, ruleIn } from '#testing/orders/price-rules.ts'

const dearer = ({ toPay }: FlightInstead) => toPay > 0
const cheaper = ({ toPay, back }: FlightInstead) => toPay === 0 && back > 0

suite('a ticket abroad is moved to another day by its seller’s own change', () => {
  let t: HouseAbroad
  before(async () => {
    t = await openHouseAbroad()
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    await t.sound()
  })
  after(() => t[Symbol.asyncDispose]())

  const cancellations = () => t.times('quote') + t.times('confirm')

  async function moved(mine: Ticketed, isWanted: (one: FlightInstead) => boolean) {
    const [was, owed, confirms, gaveBack] = [
      await t.there(mine.orderId),
      await t.owed(),
      t.times('change-confirm'),
      cancellations(),
    ]
    const made = await t.chosen(mine, isWanted)
    assert.equal(await t.statusOf(mine), 'issued', 'the old ticket stands')
    await t.paidFor(mine, made)
    assert.deepEqual([await t.statusOf(made), await t.statusOf(mine)], ['issued', 'refunded'])
    assert.equal(t.times('change-confirm') - confirms, 1)
    await t.agency.flights.work.settleSuppliers()
    assert.deepEqual(
      [cancellations(), await t.wantedBack(mine.orderId)],
      [gaveBack, 0],
      'nothing is given back there',
    )
    return { made, was, owed: (await t.owed()) - owed }
  }

  test('dearer: one difference with the penalty, new tickets on the same order there, the old ones given for them', async () => {
    const mine = await t.abroad()
    const { made, was, owed } = await moved(mine, dearer)
    const { total, terms, toPay, back } = made.flight
    assert.ok(terms?.penalty)
    assert.equal(toPay - back, total - terms.worth)
    assert.equal(owed, toPay, 'all of the difference is the seller’s')
    const there = await t.there(made.orderId)
    assert.deepEqual([there?.id, there?.cancelledAt], [was?.id, null])
    assert.notDeepEqual(there?.tickets, was?.tickets)
    const [[old], [now]] = [await t.filed(mine.orderId), await t.filed(made.orderId)]
    assert.deepEqual(
      [old?.state, old?.changedInto, now?.state, now?.ref],
      ['released', now?.key, 'issued', was?.id],
    )
    const shown = await t.agency.flights.issuing(made.orderId, mine.owner.userId)
    assert.deepEqual(
      shown.tickets.map(({ number }) => number.replace('-', '')),
      there?.tickets,
    )
    assert.equal(await t.balance(mine), 0)
    const price = (await t.agency.orders.order(mine.orderId))?.total ?? rial(0)
    const charged = [price, rial(toPay)].map((amount) => ({ reference: was?.id ?? '', amount }))
    const differences = await t.agency.supplierAccounts.compared('flight/duffel', charged)
    assert.deepEqual(differences, [], 'its statement has one code for both')
  })

  test('cheaper: nothing is paid, and what comes back is in the wallet', async () => {
    const mine = await t.abroad({ fare: 2 })
    const { made, owed } = await moved(mine, cheaper)
    assert.equal(await t.balance(mine), made.flight.back)
    assert.equal(owed, -made.flight.back)
  })

  test('a ticket that brings nothing when it is given back is moved all the same, and again', async () => {
    const mine = await t.abroad()
    const { items } = await t.agency.refunds.refundableOf({
      orderId: mine.orderId,
      userId: mine.owner.userId,
    })
    assert.deepEqual([items[0]?.allowed, items[0]?.refund], [false, 0])
    const { made } = await moved(mine, dearer)
    const second = { ...mine, ...made }
    const again = await moved(second, () => true)
    assert.equal(await t.statusOf(again.made), 'issued')
  })

  test('what the house earned with the old ticket stays earned, and its rules make no change dearer', async () => {
    const rule = { house: t.house, orders: t.agency.orders }
    const more = rial(1_500_000)
    await ruleIn(rule, { supplier: 'duffel', amount: more })
    const mine = await t.abroad()
    const { made, owed } = await moved(mine, dearer)
    const { total, terms, toPay, back } = made.flight
    assert.equal(toPay - back, total - (terms?.worth ?? 0))
    assert.equal(owed, toPay - back)
    const { items } = await t.agency.flights.product.refundTerms(made.orderId)
    assert.deepEqual(
      items.map((item) => item.total - item.supplierShare),
      [more],
    )
    await endRules(rule)
  })

  test('a discount goes back to its code, as at home, and the seller is owed its difference alone', async () => {
    const discount = 2_000_000
    await t.agency.orders.publishVoucher({
      code: 'ABROAD',
      product: null,
      worth: { amount: rial(discount) },
      most: null,
      leastTotal: rial(0),
      startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      endsAt: Temporal.Instant.from('2027-01-01T00:00:00Z'),
      usesLimit: null,
      usesPerUser: null,
      budget: null,
    })
    const mine = await t.abroad({ code: 'ABROAD' })
    const { made, owed } = await moved(mine, dearer)
    assert.equal(made.flight.toPay - owed, discount)
  })

  test('what was moved goes back whole by its own rules, and is given back there', async () => {
    const mine = await t.abroad({ fare: 1 })
    const { made } = await moved(mine, dearer)
    const { userId } = mine.owner
    const before = await t.balance(mine)
    await t.agency.refunds.giveBackAll({ orderId: made.orderId, userId, only: [{ passenger: 0, leg: 0 }] })
    assert.ok((await t.balance(mine)) > before)
    assert.equal(await t.statusOf(made), 'refunded')
    await t.agency.flights.work.settleSuppliers()
    assert.notEqual((await t.there(made.orderId))?.cancelledAt, null)
  })

  test('two people go together or not at all, each with a ticket of his own', async () => {
    const reza = { ...saraAbroad, firstName: 'Reza', nationalCode: '', passportNumber: 'P7654321' }
    const mine = await t.abroad({ people: [saraAbroad, reza] })
    assert.equal((await t.daysAsked(mine, { passengers: [0] })).code, 'NOT_APART')
    const made = await t.chosen(mine, dearer, [0, 1])
    await t.paidFor(mine, made)
    assert.equal(await t.statusOf(made), 'issued')
    assert.equal((await t.there(made.orderId))?.tickets.length, 2)
  })

  test('one day is asked of its seller at a time, once for whoever looks again', async () => {
    const mine = await t.abroad()
    const asked = t.times('change-offers')
    const told = await t.daysFor(mine)
    assert.deepEqual([told.day, told.isPending], ['2026-12-04', false])
    assert.deepEqual(
      told.days.map(({ date, isUnasked = false }) => [date, isUnasked]),
      ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map((date) => [
        date,
        date !== '2026-12-04',
      ]),
    )
    await Promise.all([t.daysFor(mine), t.daysFor(mine)])
    assert.equal(t.times('change-offers') - asked, 1)
    const page = { orderId: mine.orderId, userId: mine.owner.userId, leg: 0, passengers: [0] }
    const { isPending } = await t.agency.flights.dateChangeDays({ ...page, day: '2026-12-05' })
    assert.ok(isPending, 'a page waits for nobody')
    assert.equal(t.times('change-offers') - asked, 1)
    t.simulator.faults.order('change-offers-down', 1)
    assert.equal((await t.daysAsked(mine, { from: '2026-12-06' })).code, 'SUPPLIER_SILENT')
    assert.equal((await t.daysAsked(mine, { from: '2026-12-06' })).status, 200, 'asked again')
  })

  test('who asks for ever more days of a ticket is told to wait', async () => {
    const mine = await t.abroad()
    const codes: unknown[] = []
    for (let nth = 0; nth < 17; nth += 1) {
      const from = Temporal.PlainDate.from('2026-12-05').add({ days: nth }).toString()
      codes.push((await t.daysAsked(mine, { from })).code)
    }
    assert.deepEqual(codes.slice(0, 15), Array(15).fill(undefined))
    assert.deepEqual(codes.slice(15), ['TOO_MANY', 'TOO_MANY'])
  })

  test('where giving back and buying anew costs less, it is said by how much, and nowhere else', async () => {
    const doha = { destination: { code: 'DOH', kind: 'AirportCode' } }
    const [stiff, flex] = [
      await t.abroad({ route: doha, flight: 'QR 483', fare: 1 }),
      await t.abroad({ fare: 1 }),
    ]
    const { anew, terms, toPay, back } = await t.found(
      stiff,
      ({ flightGroup }) => flightGroup.flightNumber === 'QR 483',
    )
    assert.ok(anew && terms?.penalty)
    assert.ok(anew.price - anew.refund < toPay - back)
    const { items } = await t.agency.refunds.refundableOf({
      orderId: stiff.orderId,
      userId: stiff.owner.userId,
    })
    assert.equal(anew.refund, items[0]?.refund)
    assert.equal(toPay - back - (anew.price - anew.refund), terms.penalty - (items[0]?.penalty ?? 0))
    assert.deepEqual(anew.party, { adults: 1, children: 0, infants: 0 })
    const { days } = await t.daysFor(flex)
    const shown = days.flatMap(({ flights }) => flights)
    assert.ok(shown.length > 0)
    assert.deepEqual(
      shown.filter((one) => one.anew !== undefined),
      [],
    )
  })

  test('it is offered where the fare is changed, and stays with support where not, or with something beside it', async () => {
    const movable = (one: Ticketed) =>
      t.agency.flights.movableTickets({ orderId: one.orderId, userId: one.owner.userId })
    const mine = await t.abroad()
    assert.deepEqual(
      (await movable(mine)).map(({ isWhole, people }) => [isWhole, people.map(({ isMovable }) => isMovable)]),
      [[true, [true]]],
    )
    const dubai = { destination: { code: 'DXB', kind: 'AirportCode' } }
    const never = await t.abroad({ route: dubai, flight: 'FZ 1930' })
    assert.deepEqual(await movable(never), [], 'its rules say so')
    assert.equal((await t.daysAsked(never)).code, 'CHANGED_BY_SUPPORT')
    const stranger = await t.somebody()
    assert.equal((await t.daysAsked(mine, { by: stranger })).code, 'ORDER_NOT_FOUND')
  })
})
