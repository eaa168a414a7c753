import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Submitted } from '#flights/booking/order-response.ts'
import { heldBag } from '#flights/booking/server/held-bags.ts'
import { bagPayable } from '#flights/choosing/bags-of-leg.ts'
import { rial } from '#money/rial.ts'
import { bagsAt, bodyOf, need } from '#testing/flights/bags.ts'
import { flight, sara, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

suite('bags bought with tickets', () => {
  let t: TestFlights
  let bagging: ReturnType<typeof bagsAt>
  before(async () => {
    t = await openTestFlights()
    bagging = bagsAt(t)
  })
  after(() => t[Symbol.asyncDispose]())

  test('a bag raises the order by exactly its price, and the same is agreed to, due and shown', async () => {
    const userId = await t.user()
    const { asked, bags, proposal } = await bagging.ofFamily()
    assert.deepEqual(
      bags.map(({ kg }) => kg),
      [5, 10, 20],
    )
    assert.deepEqual(proposal.bags?.[0], bags)
    const [ten, five] = [need(bags, '10kg'), need(bags, '5kg')]
    const told = await t.ask(
      submitLine,
      bodyOf(asked, { passenger: 0, bag: ten }, { passenger: 1, bag: five }),
      userId,
    )
    const { orderId, totalPrice } = Submitted.parse(told.data)
    assert.equal(totalPrice, proposal.totalPrice + ten.price + five.price)
    const { priceChange } = await t.orders.approve(orderId, userId)
    const order = await bagging.seen(orderId, userId)
    const { amount } = await t.orders.payable(orderId, userId)
    assert.deepEqual([priceChange, order.due, amount], [null, totalPrice, totalPrice])
    const [leg] = order.legs
    assert.equal(leg?.totalPrice, totalPrice)
    assert.deepEqual(leg?.bags, [
      { passenger: 0, kg: 10, price: ten.price },
      { passenger: 1, kg: 5, price: five.price },
    ])
    for (const { penalty, refund } of leg?.fareRules.steps ?? []) assert.equal(penalty + refund, totalPrice)
    const { extras } = await t.orders.detailsOf(userId, orderId)
    assert.deepEqual(
      extras.map(({ name, price }) => [name, price]),
      [
        ['۱۰ کیلو بار اضافه', ten.price],
        ['۵ کیلو بار اضافه', five.price],
      ],
    )
  })

  test('the ticket has the bag, the supplier its share, and the refund takes it back with its ticket', async () => {
    const userId = await t.user()
    const { orderId, totalPrice, bags } = await bagging.issuedWith(userId, { passenger: 0, id: '10kg' })
    const paper = await t.ask(
      `GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`,
      undefined,
      userId,
    )
    assert.match(paper.text, /\(۲۰ و ۱۰ اضافه\)|\(۲۵ و ۱۰ اضافه\)|\(۳۰ و ۱۰ اضافه\)/)
    assert.match(paper.text, /۱۰ کیلو بار اضافه، سارا محمدی/)
    const { items } = await t.flights.product.refundTerms(orderId)
    assert.equal(
      items.reduce((sum, { total }) => sum + total, 0),
      totalPrice,
    )
    assert.deepEqual(
      items.map(({ extra }) => extra),
      ['۱۰ کیلو بار اضافه', undefined, undefined],
    )
    const issued = await t.flights.product.issue(orderId)
    assert.equal(
      issued.kind === 'issued' && issued.supplierPayable,
      items.reduce((sum, { supplierShare }) => sum + supplierShare, 0),
    )
    const [bag] = bags
    assert.ok(bag)
    const { rows } = await sql<{ supplier_share: number }>`
      select supplier_share from flights.hold_bags where order_id = ${orderId}`.execute(t.house.database)
    assert.equal(rows[0]?.supplier_share, bag.price - Math.round(bag.price * 0.03))
    const { rows: settled } = await sql<{ class: string; amount: number }>`
      select class, posting.amount from wallet.posting
      join wallet.entry on entry.id = entry_id join wallet.account on account.id = account_id
      where kind = 'order-issued' and order_id = ${orderId} order by class`.execute(t.house.database)
    const payable = items.reduce((sum, { supplierShare }) => sum + supplierShare, 0)
    assert.deepEqual(
      settled.map((one) => [one.class, one.amount]),
      [
        ['prepayment', -totalPrice],
        ['revenue', totalPrice - payable],
        ['supplier-payable', payable],
      ],
    )
  })

  test('given back one by one, the paper of who still travels has his bag alone', async () => {
    const userId = await t.user()
    const { orderId } = await bagging.issuedWith(
      userId,
      { passenger: 0, id: '10kg' },
      { passenger: 1, id: '20kg' },
    )
    await t.house.database
      .transaction()
      .execute((trx) => t.flights.product.refund(trx, orderId, [{ passenger: 1, leg: 0 }]))
    const { text } = await t.ask(
      `GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`,
      undefined,
      userId,
    )
    assert.match(text, /۱۰ کیلو بار اضافه/)
    assert.doesNotMatch(text, /۲۰ کیلو بار اضافه/)
  })

  test('on a flight that becomes dearer the bag keeps its price and is in what is agreed to', async () => {
    const userId = await t.user()
    const { asked, bags } = await bagging.chosen(flight('W5 9997'))
    const bag = need(bags, '5kg')
    const body = { ...bodyOf(asked, { passenger: 0, bag }), passengers: [sara] }
    const { orderId, totalPrice } = Submitted.parse((await t.ask(submitLine, body, userId)).data)
    const { priceChange } = await t.orders.approve(orderId, userId)
    assert.ok(priceChange && priceChange.new > totalPrice)
    await t.orders.approve(orderId, userId, { agreedTotal: priceChange.new })
    const order = await bagging.seen(orderId, userId)
    assert.equal(order.totalPrice, priceChange.new)
    assert.deepEqual([order.legs[0]?.totalPrice, order.legs[0]?.bags[0]?.price], [priceChange.new, bag.price])
  })

  for (const [says, wrong, sentence] of [
    ['an infant', { passenger: 2 }, 'نوزاد بار جدا ندارد'],
    ['nobody of the order', { passenger: 7 }, 'در سفارش نیست'],
    ['a direction that is not flown', { passenger: 0, leg: 3 }, 'در سفارش نیست'],
    ['a bag that nobody sells', { passenger: 0, id: '99kg' }, 'فروخته نمی‌شود'],
    ['a price of the traveller’s own', { passenger: 0, price: 10 }, 'قیمت این بار اضافه عوض شده است'],
  ] as const)
    test(`${says} is refused in Persian, and nothing is held`, async () => {
      const userId = await t.user()
      const { asked, bags } = await bagging.ofFamily()
      const ten = need(bags, '10kg')
      const { id = ten.id, price = ten.price, ...place } = { id: undefined, price: undefined, ...wrong }
      const told = await t.ask(submitLine, bodyOf(asked, { ...place, bag: { id, price } }), userId)
      assert.equal(told.status, 400, told.text)
      assert.ok(told.text.includes(sentence), told.text)
      assert.equal((await t.orders.mine(userId, { kind: 'all', page: 1, take: 5 })).total, 0)
    })

  test('two bags of one person on one direction are refused', async () => {
    const userId = await t.user()
    const { asked, bags } = await bagging.ofFamily()
    const bag = need(bags, '5kg')
    const told = await t.ask(submitLine, bodyOf(asked, { passenger: 0, bag }, { passenger: 0, bag }), userId)
    assert.equal(told.status, 400, told.text)
    assert.match(told.text, /یک بار اضافه/)
  })

  test('a charter seller sells none and says so', async () => {
    const userId = await t.user()
    const { asked, bags, says, proposal } = await bagging.chosen((all) =>
      all.find(({ isCharter, seat }) => isCharter && seat > 5),
    )
    assert.deepEqual([bags, proposal.bags], [[], undefined])
    assert.match(says ?? '', /چارتر بار اضافه نمی‌فروشد/)
    const body = { ...bodyOf(asked, { passenger: 0, bag: { id: '5kg', price: 10_000 } }), passengers: [sara] }
    assert.equal((await t.ask(submitLine, body, userId)).status, 400)
  })

  test('another user sees nothing of an order with bags', async () => {
    const userId = await t.user()
    const { orderId } = await bagging.issuedWith(userId, { passenger: 0, id: '5kg' })
    const stranger = await t.user()
    for (const line of [
      `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`,
      `GET /api/flight-reservation/Tickets/FlightTicketHtml/${orderId}`,
    ])
      assert.equal((await t.ask(line, undefined, stranger)).status, 404)
  })

  test('of any family with any bags, items add up to the order and shares to what the airline gets', async () => {
    const { proposal, bags } = await bagging.ofFamily()
    const any = fc.array(fc.constantFrom(undefined, ...bags.map(({ id }) => id)), {
      minLength: 2,
      maxLength: 2,
    })
    await fc.assert(
      fc.asyncProperty(any, async (ids) => {
        const orderId = randomUUID()
        const groups = ['adult', 'child', 'infant'] as const
        const own = ids.flatMap((id, passenger) => {
          const bag = bags.find((one) => one.id === id)
          return bag === undefined
            ? []
            : [heldBag(passenger, { ...bag, supplierShare: bagPayable(rial(bag.price)) })]
        })
        const leg = { fareIds: [Number(proposal.proposalId)], isReturning: false, groups, bags: own }
        const until = t.house.clock.now().add({ minutes: 15 })
        const { total } = await t.flights.product.hold({ orderId, item: { legs: [leg] }, until })
        assert.equal((await t.flights.product.reprice(orderId)).total, total)
        const issued = await t.flights.product.issue(orderId)
        const { items } = await t.flights.product.refundTerms(orderId)
        const sumOf = (key: 'total' | 'supplierShare') => items.reduce((sum, one) => sum + one[key], 0)
        assert.equal(sumOf('total'), total)
        assert.equal(issued.kind === 'issued' && issued.supplierPayable, sumOf('supplierShare'))
        await t.house.database.transaction().execute((trx) => t.flights.product.refund(trx, orderId, items))
      }),
      { numRuns: 6 },
    )
  })
})
