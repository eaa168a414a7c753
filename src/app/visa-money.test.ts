import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { rial, ZERO } from '#money/rial.ts'
import { refundFaults } from '#refunds/server/invariants.ts'
import { applicantForm, intoWallet, openVisaOffice, type VisaOffice, visaPdf } from '#testing/app/visas.ts'

const one = 76_980_000
const service = 8_900_000
const guarantee = 8_860_000
const two = [applicantForm(0), applicantForm(1)]
const guaranteed = { choice: { isGuaranteed: true }, people: two } as const

suite('what comes back of visas', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  const balance = (userId: string) => t.agency.wallet.balanceOf(userId)

  test('rejected with a guarantee, all but its price is in the wallet when the desk is done, once', async () => {
    const user = await t.user()
    const { orderId, orderNumber, total } = await t.away(user, guaranteed)
    assert.equal(total, 2 * (one + guarantee))
    await Promise.all([1, 2, 3].map(() => t.desk.reject(orderNumber, 1, 'مدارک کافی نبود.')))
    assert.equal(await balance(user.userId), one)
    await t.visas.work.sweep()
    assert.equal(await balance(user.userId), one)
    const between = await t.visas.tracked(orderId, user.userId)
    assert.deepEqual(
      between.applicants.map(({ outcome, paid, refunded, reason }) => [outcome, paid, refunded, reason]),
      [
        ['waiting', one + guarantee, 0, null],
        ['rejected', one + guarantee, one, 'مدارک کافی نبود.'],
      ],
    )
    await t.desk.approve(orderNumber, 0, visaPdf)
    const order = await t.agency.orders.ofUser(orderId, user.userId)
    assert.equal(order.status, 'issued')
  })

  test('when all are rejected with a guarantee the order is refunded', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.away(user, guaranteed)
    await t.desk.reject(orderNumber, 0, 'رد')
    await t.desk.reject(orderNumber, 1, 'رد')
    assert.equal(await balance(user.userId), 2 * one)
    assert.equal((await t.agency.orders.ofUser(orderId, user.userId)).status, 'refunded')
    assert.equal((await t.visas.tracked(orderId, user.userId)).stage, 'decided')
  })

  test('rejected without one, nothing comes back', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.away(user)
    await t.desk.reject(orderNumber, 0, 'رد')
    assert.equal(await balance(user.userId), 0)
    const chosen = { orderId, userId: user.userId, items: [{ passenger: 0, leg: 0 }] }
    await assert.rejects(t.agency.refunds.quote(chosen), { code: 'FLOWN' })
  })

  test('two desks that answer at once give one answer', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.away(user, { choice: { isGuaranteed: true } })
    const told = await Promise.allSettled([
      t.desk.approve(orderNumber, 0, visaPdf),
      t.desk.reject(orderNumber, 0, 'رد'),
      t.desk.approve(orderNumber, 0, visaPdf),
      t.desk.reject(orderNumber, 0, 'رد'),
    ])
    assert.equal(told.filter(({ status }) => status === 'fulfilled').length, 2)
    const [answered] = (await t.visas.tracked(orderId, user.userId)).applicants
    assert.equal(await balance(user.userId), answered?.outcome === 'rejected' ? one : 0)
  })

  async function withdraw(user: { userId: string }, orderId: string, passengers: readonly number[]) {
    const items = passengers.map((passenger) => ({ passenger, leg: 0 }))
    const quote = await t.agency.refunds.quote({ orderId, userId: user.userId, items })
    const create = () =>
      t.agency.refunds.create(user.userId, { ...intoWallet, orderId, quoteId: quote.quoteId, items })
    return { refund: quote.refund, create }
  }

  test('who withdraws before the papers are looked at has all of it, and before they are sent all but our service', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.filed(user, guaranteed)
    const first = await withdraw(user, orderId, [0])
    assert.equal(first.refund, one + guarantee)
    await first.create()
    assert.equal((await t.visas.tracked(orderId, user.userId)).applicants[0]?.outcome, 'withdrawn')
    await t.desk.checked(orderNumber)
    const shown = await t.visas.tracked(orderId, user.userId)
    assert.equal(shown.ifWithdrawn.refund, one + guarantee - service)
    await (await withdraw(user, orderId, [1])).create()
    assert.equal(await balance(user.userId), 2 * (one + guarantee) - service)
    assert.equal((await t.visas.tracked(orderId, user.userId)).stage, 'withdrawn')
    assert.equal((await t.agency.orders.ofUser(orderId, user.userId)).status, 'refunded')
    await assert.rejects(t.desk.sent(orderNumber), { code: 'STAGE_PASSED' })
  })

  test('once the papers are away nothing comes back; an amount fixed before is honoured, but for no visa that is issued', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.filed(user, { people: two })
    await t.desk.checked(orderNumber)
    const [early, late] = [await withdraw(user, orderId, [0]), await withdraw(user, orderId, [1])]
    await t.desk.sent(orderNumber)
    await assert.rejects(withdraw(user, orderId, [0]), { code: 'TOO_LATE' })
    await early.create()
    assert.equal(await balance(user.userId), one - service)
    await t.desk.approve(orderNumber, 1, visaPdf)
    await assert.rejects(late.create(), { code: 'ALREADY_DECIDED' })
    assert.equal(await balance(user.userId), one - service)
    assert.equal((await t.visas.tracked(orderId, user.userId)).stage, 'decided')
  })

  test('what a crash left between an answer and its money the sweep gives back', async () => {
    const user = await t.user()
    const { orderId } = await t.away(user, { choice: { isGuaranteed: true } })
    const at = t.house.clock.now()
    await t.house.database.transaction().execute(async (trx) => {
      await sql`update visas.applicant set outcome = 'rejected', reason = 'رد', answered_at = ${at}
        where order_id = ${orderId}`.execute(trx)
      await sql`update visas.request set stage = 'decided', decided_at = ${at} where order_id = ${orderId}`.execute(
        trx,
      )
    })
    t.house.clock.set(t.house.clock.now().add({ minutes: 1 }))
    await t.visas.work.sweep()
    assert.equal(await balance(user.userId), one)
  })

  test('a code that took something off takes its part of what comes back', async () => {
    const user = await t.user()
    await t.agency.orders.publishVoucher(voucher)
    const asked = await t.submitted(user, { choice: { isGuaranteed: true } })
    await t.agency.orders.applyVoucher(
      { orderId: asked.orderId, code: voucher.code, extra: undefined },
      user.userId,
    )
    await t.pay(asked.orderId)
    await t.agency.orders.work.issue(asked.orderId)
    await t.desk.checked(asked.orderNumber)
    await t.desk.sent(asked.orderNumber)
    await t.desk.reject(asked.orderNumber, 0, 'رد')
    assert.equal(await balance(user.userId), one - 1_000_000)
  })

  test('a code that paid for nearly all of it leaves nothing to come back, and that is settled, too', async () => {
    const user = await t.user()
    await t.agency.orders.publishVoucher({ ...voucher, code: 'VISA27', worth: { amount: rial(27_000_000) } })
    const choice = { type: 'transit', days: 4, isGuaranteed: true } as const
    const asked = await t.submitted(user, { choice })
    await t.agency.orders.applyVoucher(
      { orderId: asked.orderId, code: 'VISA27', extra: undefined },
      user.userId,
    )
    await t.pay(asked.orderId)
    await t.agency.orders.work.issue(asked.orderId)
    await t.desk.checked(asked.orderNumber)
    await t.desk.sent(asked.orderNumber)
    await t.desk.reject(asked.orderNumber, 0, 'رد')
    assert.equal(await balance(user.userId), 0)
    const { rows } = await t.house.pool.query(
      'select from visas.applicant where order_id = $1 and settled_at is not null',
      [asked.orderId],
    )
    assert.equal(rows.length, 1)
  })

  test('the books balance, and no refund is more than was paid', async () => {
    const { rows } = await t.house.pool.query('select sum(amount)::bigint as sum from wallet.posting')
    assert.equal(Number(rows[0]?.sum), 0)
    const { database, clock } = t.house
    assert.deepEqual(await refundFaults(database, { now: clock.now(), due: new Map() }), [])
  })
})

const voucher = {
  code: 'VISA100',
  product: 'visa',
  worth: { amount: rial(1_000_000) },
  most: null,
  leastTotal: ZERO,
  startsAt: Temporal.Instant.from('2026-11-01T00:00:00Z'),
  endsAt: Temporal.Instant.from('2027-11-01T00:00:00Z'),
  usesLimit: null,
  usesPerUser: null,
  budget: null,
} as const
