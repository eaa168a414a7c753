import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { rial } from '#money/rial.ts'
import { movingIn, reza } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse } from '#testing/app/rebooking.ts'
import { sara } from '#testing/flights/buying.ts'

suite('a ticket that brings next to nothing', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof movingIn>
  before(async () => {
    t = await openRebookingHouse()
    at = movingIn(t)
  })
  after(() => t[Symbol.asyncDispose]())

  /** Two people, a code that takes off so much that each ticket brings this many rial. */
  async function bringing(each: number) {
    const code = `CRUMB${each}`
    const [flight] = (await at.onSale({ adults: 2 })).sound
    assert.ok(flight)
    await t.agency.orders.publishVoucher({
      code,
      product: null,
      worth: { amount: rial(2 * (flight.refund.back - each)) },
      most: null,
      leastTotal: rial(0),
      startsAt: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      endsAt: Temporal.Instant.from('2027-01-01T00:00:00Z'),
      usesLimit: null,
      usesPerUser: null,
      budget: null,
    })
    const mine = await at.oneWay([sara, reza], { code })
    const { items } = await t.agency.refunds.refundableOf({
      orderId: mine.orderId,
      userId: mine.owner.userId,
    })
    assert.deepEqual(
      items.map(({ refund }) => refund),
      [each, each],
    )
    return mine
  }

  for (const each of [0, 5])
    test(`of ${each} rial it is not moved, is told so, and is left as it was`, async () => {
      const mine = await bringing(each)
      const { orderId, owner } = mine
      for (const passengers of [[0], [0, 1]])
        assert.equal((await t.daysAsked(mine, { passengers })).code, 'NOT_CHANGEABLE')
      const { proposals } = await at.onSale({ dates: ['2026-12-05'] })
      const [flight] = proposals
      assert.ok(flight)
      const asked = { proposalId: flight.proposalId, total: flight.totalPrice, worth: each }
      const told = await t.change(mine, asked)
      assert.equal(told.status, each === 0 ? 400 : 409, told.text)
      assert.deepEqual(await t.agency.flights.movableTickets({ orderId, userId: owner.userId }), [])
      assert.deepEqual((await t.agency.orders.rebookingsOf(orderId, owner.userId)).to, [])
      if (each === 0) await assert.rejects(at.giveBack(mine), { code: 'NOTHING_TO_RETURN' })
      else assert.equal((await at.giveBack(mine)).status, 200, 'it goes back for what it brings')
      assert.equal(await t.balance(mine), each)
      await t.sound()
    })

  test('of a toman it is moved, and its toman pays', async () => {
    const mine = await bringing(10)
    const made = await t.moved(mine, (one) => one.toPay > 0, { passengers: [0] })
    assert.deepEqual([made.credit, made.back], [10, 0])
    await at.issuedAtBank(mine, made.orderId)
    assert.equal(await t.statusOf(made), 'issued')
    assert.equal((await t.daysAsked(mine, { passengers: [0] })).code, 'NOT_CHANGEABLE', 'its ticket is given')
    await t.sound()
  })
})
