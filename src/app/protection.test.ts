import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { rial } from '#money/rial.ts'
import { cancelWaiver } from '#penalties/waiver.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import { contact, omid, sara, submitLine } from '#testing/flights/buying.ts'
import { bookFaults } from '#wallet/server/books.ts'

const wish = {
  flightType: 1 as const,
  origin: { code: 'THR', kind: 'CityCode' as const },
  destination: { code: 'MHD', kind: 'CityCode' as const },
  dates: ['2026-12-03'],
  adults: 1,
  children: 1,
  infants: 0,
}

suite('protection of a refund', () => {
  let t: TestAgency
  let owner: SignedIn
  before(async () => {
    t = await openTestAgency()
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    owner = await t.admit('+989121440001')
  })
  after(() => t[Symbol.asyncDispose]())

  async function chosen() {
    const { requestId, proposals } = await t.agency.flights.search(wish)
    const sound = proposals.find(
      ({ seat, isCharter, refund, flightGroups: [group] }) =>
        seat > 4 &&
        !isCharter &&
        refund.penaltyNow !== null &&
        refund.penaltyNow > 0 &&
        !group?.flightNumber.startsWith('W5 99'),
    )
    assert.ok(sound)
    const { proposalId } = sound
    const { protection } = await t.agency.flights.detail({ requestId, proposalId })
    assert.ok(protection)
    return { requestId, proposalId, listed: sound.totalPrice, offer: protection }
  }

  async function bought(protection?: { price: number }) {
    const { listed, offer, ...named } = await chosen()
    const body = { ...named, passengers: [sara, omid], contact, ...(protection && { protection }) }
    return { listed, offer, told: await t.ask(submitLine, { by: owner.token, body }) }
  }

  async function issued() {
    const { price } = (await chosen()).offer
    const { listed, offer, told } = await bought({ price })
    assert.equal(told.status, 200, told.text)
    const { orderId, totalPrice } = flightCalls.submit.answer.parse(told.data)
    assert.equal(totalPrice, listed + offer.price, 'the list’s price, and the protection beside it')
    const { orders } = t.agency
    const { order } = await orders.approve(orderId, owner.userId)
    assert.equal(order.total, totalPrice)
    await t.house.database
      .transaction()
      .execute((trx) =>
        orders.captured(trx, { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: order.total }),
      )
    await orders.work.issue(orderId)
    assert.equal((await orders.order(orderId))?.status, 'issued')
    return { orderId, offer, total: totalPrice }
  }

  const taken = async () =>
    (
      await one(
        t.house.database,
        sql<{ all: number }>`select coalesce(sum(balance), 0)::bigint as all from wallet.account
          where class = 'refund-protection'`,
      )
    ).all

  const refundable = async (orderId: string) =>
    t.agency.refunds.refundableOf({ orderId, userId: owner.userId })

  async function givenBack(orderId: string, items: readonly { passenger: number; leg: number }[]) {
    const { quoteId, refund } = await t.agency.refunds.quote({ orderId, userId: owner.userId, items })
    const told = await t.ask(refundCalls.create.line, {
      by: owner.token,
      body: { ...intoWallet, orderId, quoteId, items },
    })
    assert.equal(told.status, 200, told.text)
    return refund
  }

  test('it is bought with the tickets, in the same payment, into an account of its own', async () => {
    const before = await taken()
    const { orderId, offer } = await issued()
    assert.equal((await taken()) - before, offer.price)
    const { extras } = await t.agency.orders.detailsOf(owner.userId, orderId)
    assert.equal(
      extras.reduce((sum, { price }) => sum + price, 0),
      offer.price,
    )
    assert.ok(extras.every(({ name }) => name === 'محافظت استرداد'))
    assert.deepEqual(await bookFaults(t.house.database), [])
  })

  test('what was told of today is what comes back, to the rial; one by one, and the account has paid for it', async () => {
    const { orderId, offer } = await issued()
    const now = offer.steps.find(({ isNow }) => isNow)
    assert.ok(now && now.protected > now.without)
    const { items } = await refundable(orderId)
    assert.equal(
      items.reduce((sum, { refund }) => sum + refund, 0),
      now.protected,
    )
    for (const { paid, penalty, refund, covered = 0, protection = 0 } of items) {
      assert.equal(paid, penalty + refund)
      assert.ok(covered > 0 && protection > 0)
      assert.equal(refund, paid - (penalty + covered - protection) + covered - protection)
    }
    const [before, balance] = [await taken(), await t.agency.wallet.balanceOf(owner.userId)]
    const parts = [
      { passenger: 1, leg: 0 },
      { passenger: 0, leg: 0 },
    ]
    let back = 0
    for (const part of parts) back += await givenBack(orderId, [part])
    assert.equal(back, now.protected)
    assert.equal((await t.agency.wallet.balanceOf(owner.userId)) - balance, now.protected)
    assert.equal(before - (await taken()), now.protected - now.without)
    assert.deepEqual(await bookFaults(t.house.database), [])
  })

  test('of a flight that is cancelled its price comes back too', async () => {
    const { orderId, total, offer } = await issued()
    const terms = await t.agency.orders.refundTermsOf(orderId, owner.userId)
    const [flight] = terms.legs[0]?.flights ?? []
    assert.ok(flight)
    await t.house.database
      .transaction()
      .execute((trx) =>
        t.agency.refunds.waive(trx, { ...cancelWaiver({ ...flight, source: 'ایرلاین' }), orderId }),
      )
    const before = await taken()
    const items = (await refundable(orderId)).items.map(({ passenger, leg }) => ({ passenger, leg }))
    assert.equal(await givenBack(orderId, items), total)
    assert.equal(before - (await taken()), offer.price)
  })

  test('another price than the one of now is refused, and a ticket is bought without it as ever', async () => {
    const { offer } = await chosen()
    const wrong = await bought({ price: offer.price + 10_000 })
    assert.deepEqual([wrong.told.status, wrong.told.code], [409, 'PROTECTION_CHANGED'])
    const plain = await bought()
    assert.equal(plain.told.status, 200, plain.told.text)
    const { orderId, totalPrice } = flightCalls.submit.answer.parse(plain.told.data)
    assert.equal(totalPrice, plain.listed)
    await t.agency.orders.cancel(orderId, owner.userId)
  })

  test('the database stores no protection beside the sum of its order', async () => {
    const { orderId } = await issued()
    await assert.rejects(
      sql`insert into flights.hold_protection (order_id, leg, position, price, percent, most)
        select order_id, leg, 5, 10, 80, 10 from flights.hold_legs where order_id = ${orderId}`.execute(
        t.house.database,
      ),
      { constraint: 'sums_with_bags' },
    )
    await assert.rejects(
      sql`update flights.hold_protection set price = 10 where order_id = ${orderId}`.execute(
        t.house.database,
      ),
      /./,
    )
  })

  test('once enough went back of our own tickets, they make its price; until then the table does', async () => {
    const { work } = t.agency.flights
    const rates = () =>
      all(
        t.house.database,
        sql<{ source: string; perMille: number; tickets: number }>`
          select source, per_mille as "perMille", tickets from flights.protection_rate where sold_as = 'system' order by id`,
      )
    assert.equal(await work.learnProtectionRates(), 0)
    assert.deepEqual(await rates(), [{ source: 'table', perMille: 36, tickets: 0 }])
    await sql`alter table flights.tickets disable trigger all`.execute(t.house.database)
    await sql`insert into flights.tickets (number, order_id, position, leg, state)
      select 'x-' || n, order_id, n, 0, 'open' from generate_series(100, 400) n,
        (select order_id from flights.tickets limit 1) any_order`.execute(t.house.database)
    const orderId = (
      await all(
        t.house.database,
        sql<{ id: string }>`select order_id as id from flights.tickets where number = 'x-100'`,
      )
    )[0]?.id
    await sql`alter table refunds.item disable trigger all`.execute(t.house.database)
    await sql`insert into refunds.item (order_id, passenger, leg, request_id, percent, paid, penalty, refund, from_supplier,
        from_revenue, to_discounts)
      select ${orderId}, n, 0, (select id from refunds.request limit 1), 40, 10, 4, 6, 6, 0, 0
      from generate_series(100, 130) n`.execute(t.house.database)
    assert.equal(await work.learnProtectionRates(), 1)
    const [, own] = await rates()
    assert.equal(own?.source, 'refunds')
    assert.ok(own.tickets > 300 && own.perMille > 30 && own.perMille < 60, JSON.stringify(own))
    assert.equal(await work.learnProtectionRates(), 0, 'told once')
    assert.ok((await chosen()).offer.price > rial(0))
  })
})
