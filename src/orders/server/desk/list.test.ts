import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { DeskCursor, DeskFilter } from '#orders/desk-order.ts'
import { searchTerms } from '#orders/desk-search.ts'
import type { Order } from '#orders/order.ts'
import { fold } from '#places/fold.ts'
import { type Market, openMarket, wish } from '#testing/orders/market.ts'

let market: Market
before(async () => {
  market = await openMarket(200, 'by hand', { perOwner: 200 })
})
after(() => market[Symbol.asyncDispose]())

const person = wish().passengers[0]

async function issued(more: Parameters<Market['buy']>[0] = {}): Promise<Order> {
  const ownerId = randomUUID()
  const order = await market.buy({ ownerId, ...more })
  const approved = (await market.orders.approve(order.orderId, ownerId)).order
  await market.pay(approved)
  await market.orders.work.issue(order.orderId)
  market.house.clock.advance({ seconds: 1 })
  const done = await market.orders.order(order.orderId)
  assert.equal(done?.status, 'issued')
  return done
}

async function found(typed: string, filter: DeskFilter = {}): Promise<readonly string[]> {
  const terms = searchTerms(typed)
  const { orders } = await market.orders.desk.list({ filter, terms, take: 50 })
  return orders.map(({ orderNumber }) => orderNumber)
}

test('an order is found by whatever a caller reads out, in any spelling', async () => {
  assert.ok(person)
  market.hall.answer = () => ({ kind: 'issued', reference: 'R7WQ2L/B2CDFH', supplierPayable: rial(1) })
  const order = await issued({
    contact: { phoneNumber: '09350001122', email: null },
    passengers: [
      {
        ...person,
        firstName: 'PARISA',
        lastName: 'MOGHADAM',
        firstNameFarsi: 'پریسا',
        lastNameFarsi: 'مقدّم‌پور',
        nationalCode: '0084575948',
      },
    ],
  })
  market.hall.answer = () => 'issue'
  await issued()
  const { orderNumber } = order
  const spelled = [
    orderNumber,
    orderNumber.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
    'R7WQ2L',
    'b2c dfh',
    '0935 000 1122',
    '+98 935 000 1122',
    '۰۰۹۸۹۳۵۰۰۰۱۱۲۲',
    'مقدم‌پور',
    'پريسا مقدم پور',
    'moghadam/parisa',
    'Parisa Moghadam',
    '۰۰۸۴۵۷۵۹۴۸',
  ]
  for (const typed of spelled) assert.deepEqual(await found(typed), [orderNumber], typed)
  for (const typed of ['09350001123', 'مقدم پارسا', '0084575949'])
    assert.deepEqual(await found(typed), [], typed)
})

test('what is a number of its own comes before a name', async () => {
  assert.ok(person)
  const byReference = await issued()
  const reference = String(byReference.reference)
  await sql`update orders."order" set reference = ${'MORADI'} where id = ${byReference.orderId}`.execute(
    market.house.database,
  )
  const named = await issued({ passengers: [{ ...person, lastName: 'MORADI', lastNameFarsi: 'مرادی' }] })
  assert.deepEqual(await found('Moradi'), [byReference.orderNumber, named.orderNumber])
  await sql`update orders."order" set reference = ${reference} where id = ${byReference.orderId}`.execute(
    market.house.database,
  )
})

test('pages neither repeat nor leave out an order, also of one moment and of what was found', async () => {
  assert.ok(person)
  const passengers = [{ ...person, lastName: 'YEKTA', lastNameFarsi: 'یکتا' }]
  const orders = await Promise.all(Array.from({ length: 7 }, () => market.buy({ passengers })))
  const made = orders.map(({ orderNumber }) => orderNumber).sort()
  for (const terms of [undefined, searchTerms('یکتا')]) {
    const seen: string[] = []
    let after: DeskCursor | undefined
    do {
      const page = await market.orders.desk.list({ filter: {}, terms, after, take: 3 })
      seen.push(...page.orders.map(({ orderNumber }) => orderNumber))
      after = page.next
    } while (after !== undefined)
    assert.equal(new Set(seen).size, seen.length)
    assert.deepEqual(seen.filter((number) => made.includes(number)).sort(), made)
    if (terms !== undefined) assert.equal(seen.length, 7)
  }
})

test('a counter counts the rows of its list', async () => {
  const { clock } = market.house
  market.hall.answer = () => ({ kind: 'later', afterSeconds: 60 })
  const waiting = await market.bought()
  await market.pay(waiting)
  await market.orders.work.issue(waiting.orderId)
  const late: DeskFilter = { isLate: true }
  assert.equal((await market.orders.desk.count(late)).orders, 0)
  clock.advance({ minutes: 11 })
  market.hall.answer = () => 'issue'
  const day = clock.now().subtract({ hours: 24 })
  const filters: readonly DeskFilter[] = [
    {},
    late,
    { statuses: ['paid', 'issuing'] },
    { statuses: ['created', 'submitted', 'approved'] },
    { statuses: ['issued'], paidFrom: day },
    { paidFrom: day, paidUntil: clock.now() },
    { product: 'flight', channel: 1, madeFrom: day, madeUntil: clock.now() },
    { product: 'hotel' },
    { channel: 3 },
    { brand: 'parastoo' },
  ]
  for (const filter of filters) {
    const { orders } = await market.orders.desk.list({ filter, take: 500 })
    const counted = await market.orders.desk.count(filter)
    assert.equal(counted.orders, orders.length, JSON.stringify(filter))
    assert.equal(
      counted.total,
      orders.reduce((sum, { payable }) => sum + payable, 0),
    )
  }
  const { orders } = await market.orders.desk.list({ filter: late, take: 50 })
  assert.deepEqual(
    orders.map(({ orderNumber }) => orderNumber),
    [waiting.orderNumber],
  )
})

test('what never got its ticket and what was given back are listed by their statuses, and nothing else with them', async () => {
  const { hall, house, orders } = market
  const [back, whole] = [await issued(), await issued()]
  await house.database
    .transaction()
    .execute((trx) => orders.refunded(trx, back.orderId, [{ passenger: 0, leg: 0 }]))
  hall.answer = () => ({ kind: 'failed', reason: 'declined' })
  const failed = await market.bought()
  await market.pay(failed)
  await orders.work.issue(failed.orderId)
  hall.answer = () => 'issue'
  const among = [back, whole, failed].map(({ orderId }) => orderId)
  const listed = async (statuses: NonNullable<DeskFilter['statuses']>) =>
    (await orders.desk.list({ filter: { among, statuses }, take: 50 })).orders.map(({ orderId }) => orderId)
  assert.deepEqual(await listed(['failed', 'unissued', 'replaced']), [failed.orderId])
  assert.deepEqual(await listed(['refunded']), [back.orderId])
  assert.deepEqual(await listed(['issued']), [whole.orderId])
  assert.equal((await listed(['issued', 'refunded', 'failed'])).length, 3)
})

test('an order is seen whole by its number, and a number that is nobody’s brings nothing', async () => {
  const { orderNumber, orderId } = await issued()
  const view = await market.orders.desk.view(orderNumber)
  assert.equal(view?.order.orderId, orderId)
  assert.deepEqual(
    view?.moves.map(({ status }) => status),
    ['created', 'submitted', 'approved', 'paid', 'issuing', 'issued'],
  )
  assert.equal(view?.order.passenger, 'سارا احمدی')
  assert.equal(await market.orders.desk.view('123456789'), undefined)
})

test('names are folded in the database as they are where they are typed', async () => {
  const names = [
    'مقدّم‌پور',
    'آزاده',
    'ئەحمەد',
    'كريمي',
    'O’Brien-Smith',
    'İbrahim',
    'Ünal',
    'طه',
    'عيسى',
    'مؤمنی',
  ]
  for (const name of names) {
    const { folded } = await one(
      market.house.database,
      sql<{ folded: string }>`select orders.folded(${name}) as folded`,
    )
    assert.equal(folded, fold(name), name)
  }
})
