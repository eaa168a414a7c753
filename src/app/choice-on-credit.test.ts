import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, mock, suite, test } from 'node:test'
import { sql } from 'kysely'
import { agencyFaults } from '#agencies/server/invariants.ts'
import { flightCalls } from '#flights/calls.ts'
import { rial } from '#money/rial.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { contact, sara, submitLine } from '#testing/flights/buying.ts'
import { bookFaults } from '#wallet/server/books.ts'

const wish = {
  flightType: 1 as const,
  origin: { code: 'THR', kind: 'CityCode' as const },
  destination: { code: 'MHD', kind: 'CityCode' as const },
  dates: ['2026-12-03'],
  adults: 1,
  children: 0,
  infants: 0,
}

suite('another flight for what was bought on an agency’s credit', () => {
  let t: TestAgency
  let buyer: SignedIn
  let agency: Awaited<ReturnType<typeof agencyOnCredit>>
  const limit = 900_000_000
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    buyer = await t.admit('+989121450001')
    agency = await agencyOnCredit({ database: t.house.database, agencies: t.agency.agencies }, { limit })
    await agency.join(buyer.userId)
  })
  after(() => t[Symbol.asyncDispose]())

  const debt = async () => 0 - (await t.agency.wallet.receivables.stateOf(agency.agencyId)).balance
  const walletNow = () => t.agency.wallet.balanceOf(buyer.userId)

  /** A ticket of the middle price, so that there are dearer and cheaper ones beside it. */
  async function unissued(by = buyer) {
    const { orders, flights } = t.agency
    const { requestId, proposals } = await flights.search(wish)
    const sound = proposals
      .filter(({ seat, flightGroups: [group] }) => seat > 4 && !group?.flightNumber.startsWith('W5 99'))
      .toSorted((a, b) => a.totalPrice - b.totalPrice)
    const proposalId = sound[Math.floor(sound.length / 2)]?.proposalId
    const body = { requestId, proposalId, passengers: [sara], contact }
    const told = await t.ask(submitLine, { by: by.token, body })
    assert.equal(told.status, 200, told.text)
    const { orderId } = flightCalls.submit.answer.parse(told.data)
    const { order } = await orders.approve(orderId, by.userId)
    await orders.confirmOnCredit(orderId, by.userId)
    const fails = mock.method(flights.product, 'issue', async () => ({ kind: 'failed', reason: 'refused' }))
    await orders.work.issue(orderId)
    fails.mock.restore()
    return { orderId, total: order.total, choice: await orders.choiceOf(orderId, by.userId) }
  }

  const take = (orderId: string, { offer, total }: { offer: string; total: number }, by = buyer) =>
    t.agency.orders.takeInstead({
      orderId,
      userId: by.userId,
      offer,
      total: rial(total),
      once: randomUUID(),
    })

  const sound = async () => {
    assert.equal(await walletNow(), 0, 'no wallet on the way')
    assert.deepEqual(await agencyFaults(t.house.database), [])
    assert.deepEqual(await bookFaults(t.house.database), [])
  }

  test('the same credit pays another one at once, dearer or cheaper, and owes its price alone', async () => {
    const { orderId, total, choice } = await unissued()
    assert.equal((await t.agency.orders.order(orderId))?.status, 'unissued')
    assert.deepEqual([choice.onCredit, choice.paid], [true, total])
    const before = await debt()
    const [offer] = choice.offers
    assert.ok(offer)
    const taken = await take(orderId, offer)
    assert.equal(taken.status, 'paid')
    assert.equal(await debt(), before - total + offer.total)
    assert.equal((await t.agency.orders.order(orderId))?.status, 'replaced')
    assert.ok((await t.agency.orders.creditPayerOf(taken.orderId)) !== undefined)
    await sound()
  })

  test('of a seller’s day the flight that was taken counts, and not the one in whose place it is', async () => {
    const seller = await t.admit('+989121450002')
    await agency.join(seller.userId)
    const { orderId, choice } = await unissued(seller)
    const [offer] = choice.offers
    assert.ok(offer)
    // as much as the one that is taken, and no more
    const most = offer.total
    await sql`update agencies.person set order_limit = ${most}, day_limit = ${most} where user_id = ${seller.userId}`.execute(
      t.house.database,
    )
    assert.equal((await take(orderId, offer, seller)).status, 'paid')
    assert.equal((await t.agency.agencies.credits.offerTo(seller.userId))?.left, 0)
    await sound()
  })

  test('nothing is taken: at the end of its time, or at a tap, all of it is the credit’s again', async () => {
    const owed = await debt()
    const late = await unissued()
    t.house.clock.advance({ minutes: 11 })
    await t.agency.orders.work.sweep()
    assert.equal((await t.agency.orders.order(late.orderId))?.status, 'failed')
    assert.equal(await debt(), owed)
    const declined = await unissued()
    await t.agency.orders.declineChoice(declined.orderId, buyer.userId)
    assert.equal(await debt(), owed)
    await sound()
  })

  test('one that the credit does not bear is refused, its seats are free, and the choice stands', async () => {
    const { orderId, choice } = await unissued()
    const dearer = choice.offers.find(({ toPay }) => toPay > 0) ?? choice.offers[0]
    assert.ok(dearer)
    const owed = await debt()
    const block = (reason?: string) =>
      t.house.database
        .transaction()
        .execute((trx) => t.agency.agencies.desk.block(trx, agency.agencyId, reason))
    await block('بدهی دیر')
    await assert.rejects(take(orderId, dearer), { code: 'AGENCY_BLOCKED' })
    await block()
    assert.equal((await t.agency.orders.order(orderId))?.status, 'unissued')
    assert.equal(await debt(), owed)
    await sound()
  })
})
