import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { experienceCalls } from '#experiences/calls.ts'
import { experienceVoucherAddress } from '#experiences/web/order-paths.ts'
import { storedCalls } from '#orders/idempotent-calls.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { intoWallet } from '#testing/app/visas.ts'
import {
  boatDay,
  type ExperienceOffice,
  experienceStart,
  openExperienceOffice,
} from '#testing/experiences/office.ts'

suite('experiences, bought from a supplier through the front door', () => {
  let t: ExperienceOffice
  let sara: SignedIn
  before(async () => {
    t = await openExperienceOffice()
    sara = await t.user()
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    t.house.clock.set(experienceStart)
    assert.deepEqual(await t.faults(), [])
  })
  after(() => t[Symbol.asyncDispose]())

  const issue = (orderId: string) => t.agency.orders.work.issue(orderId)
  const balance = () => t.agency.wallet.balanceOf(sara.userId)

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 200 && !(await isSo()); tries += 1) await sleep(50)
    assert.ok(await isSo())
  }

  async function giveBack(orderId: string) {
    const items = [{ passenger: 0, leg: 0 }]
    const { quoteId, refund } = await t.agency.refunds.quote({ orderId, userId: sara.userId, items })
    await t.agency.refunds.create(sara.userId, { ...intoWallet, orderId, quoteId, items })
    return refund
  }

  test('what is sold is told with its city, cut-off, days, times and the price of each unit', async () => {
    const listed = await t.experiences.list()
    const boat = listed.find(({ experienceId }) => experienceId === 'octo-bosphorus-boat')
    assert.deepEqual(
      [boat?.title, boat?.cityCode, boat?.cutOffMinutes, boat?.price, boat?.pricePer],
      ['قایق‌سواری در بسفر', 'IST', 1440, 31_250_000, 'person'],
    )
    assert.ok(
      !listed.some(({ experienceId }) => experienceId === 'octo-creek-bus'),
      'without a day nobody is let in',
    )
    assert.deepEqual(listed.find(({ experienceId }) => experienceId === 'octo-desert-car')?.pricePer, 'party')
    const month = {
      experienceId: 'octo-tile-museum',
      optionRef: 'DEFAULT',
      from: '2026-12-01',
      to: '2026-12-14',
    }
    const days = await t.experiences.calendar(month)
    assert.deepEqual(
      days.filter(({ isAvailable }) => !isAvailable).map(({ day }) => day),
      ['2026-12-07', '2026-12-14'],
      'closed on Mondays',
    )
    const [first] = await t.slotsOf()
    assert.deepEqual(
      [first?.startsLocal, first?.refundableUntilLocal, first?.unitPrices],
      ['2026-12-03T10:00', '2026-12-02T10:00', { adult: 31_250_000, child: 15_625_000, infant: 0 }],
    )
  })

  test('a party is held there, paid, confirmed, and let in by its code', async () => {
    const party = [
      { unitRef: 'adult', count: 2 },
      { unitRef: 'child', count: 1 },
    ]
    const order = await t.submitted(sara, { party })
    assert.equal(t.standing(order.orderId)?.status, 'ON_HOLD')
    assert.deepEqual([order.totalPrice, order.reference], [78_125_000, null])
    const pdf = (by: SignedIn) =>
      t.ask(experienceCalls.voucherPdf.line.replace('{id}', order.orderId), { by: by.token })
    assert.equal((await pdf(sara)).code, 'NOT_ISSUED')
    await t.pay(order.orderId)
    await issue(order.orderId)
    const bought = await t.experiences.ordered(order.orderId, sara.userId)
    const there = t.standing(order.orderId)
    assert.deepEqual(
      [bought.status, bought.reference, there?.status],
      ['issued', there?.reference, 'CONFIRMED'],
    )
    const { words } = readPdf((await t.experiences.voucher(order.orderId, sara.userId)).bytes)
    assert.ok(words.has(there?.reference ?? ''), [...words].join(' '))
    assert.equal((await pdf(await t.user())).code, 'ORDER_NOT_FOUND')
    const export_ = await t.agency.orders.detailsOf(sara.userId, order.orderId)
    assert.equal(export_.service?.name, 'قایق‌سواری در بسفر، ۳ بلیت')
    const { text } = await t.ask(storedCalls.tripsToKeep.line, { by: sara.token })
    assert.ok(text.includes(`href="${experienceVoucherAddress(order.orderId)}#`), 'a device keeps it')
  })

  test('a supplier without a code gives its own file', async () => {
    const wish = { experienceId: 'octo-roof-dinner', party: [{ unitRef: 'adult', count: 1 }] }
    const { orderId } = await t.submitted(sara, wish)
    await t.pay(orderId)
    await issue(orderId)
    const booking = t.standing(orderId)
    assert.ok(booking)
    t.simulator.books.write({
      ...booking,
      status: 'CONFIRMED',
      decidedAt: null,
      confirmedAt: booking.createdAt,
    })
    await issue(orderId)
    assert.equal(await t.statusOf(orderId), 'issued')
    const { bytes } = await t.experiences.voucher(orderId, sara.userId)
    assert.match(Buffer.from(bytes).toString('latin1'), new RegExp(`^%PDF[^]*Voucher ${booking.reference}`))
  })

  test('the last places are sold once; who comes too late hears it before paying', async () => {
    const four = { experienceId: 'octo-cellar-walk', party: [{ unitRef: 'adult', count: 3 }] }
    const request = await t.requestFor(four)
    await t.submitted(sara, four)
    const told = await t.submit(await t.user(), request)
    assert.deepEqual([told.status, told.code], [409, 'SLOT_FULL'])
    t.simulator.faults.order('reserve-down', 3)
    const silent = await t.submit(await t.user(), await t.requestFor({ day: '2026-12-04' }))
    assert.deepEqual([silent.status, silent.code], [503, 'SELLER_SILENT'])
  })

  test('parties that may not come together, other prices and other days are refused', async () => {
    const alone = await t.requestFor({ party: [{ unitRef: 'child', count: 1 }] })
    assert.equal((await t.submit(sara, alone)).code, 'PARTY_REFUSED')
    const cheaper = await t.requestFor({ more: { totalPrice: 1000 } })
    assert.equal((await t.submit(sara, cheaper)).status, 409)
    const elsewhere = await t.requestFor({ more: { day: '2026-12-04' } })
    assert.equal((await t.submit(sara, elsewhere)).code, 'SLOT_NOT_FOUND')
    const young = await t.requestFor({ more: { leader: { firstName: 'Sara' } } })
    const told = await t.submit(sara, young)
    assert.equal(told.status, 400, told.text)
    assert.match(told.text, /leader\.lastName/)
  })

  test('whole before the cut-off, by the supplier’s cancellation, though its answer is lost; nothing after', async () => {
    const { orderId, totalPrice } = await t.issued(sara, { day: '2026-12-08' })
    t.simulator.faults.order('cancel-lost', 1)
    const before = await balance()
    assert.equal(await giveBack(orderId), totalPrice)
    assert.equal(await balance(), before + totalPrice)
    await until(async () => {
      await t.experiences.work.settleSuppliers()
      return t.standing(orderId)?.cancelled?.refund === 'FULL'
    })
    assert.equal(await t.experiences.work.settleSuppliers(), 0)
    await assert.rejects(t.experiences.voucher(orderId, sara.userId), { code: 'GIVEN_BACK' })
    const late = await t.issued(sara, { day: '2026-12-09' })
    t.house.clock.set(Temporal.Instant.from('2026-12-08T06:59:00Z'))
    const asked = { orderId: late.orderId, userId: sara.userId }
    assert.equal((await t.agency.refunds.refundableOf(asked)).items[0]?.refund, late.totalPrice)
    t.house.clock.set(Temporal.Instant.from('2026-12-08T07:01:00Z'))
    const [item] = (await t.agency.refunds.refundableOf(asked)).items
    assert.deepEqual([item?.allowed, item?.reason], [false, 'مهلت لغو این گشت گذشته است و چیزی برنمی‌گردد.'])
  })

  test('what its supplier will not cancel is a task of the desk, once, and the money is back', async () => {
    const { orderId, totalPrice } = await t.issued(sara, { day: '2026-12-23' })
    const before = await balance()
    t.simulator.faults.order('cancel-refused', 9)
    await giveBack(orderId)
    const tasks = async () => (await t.agency.promises.tasks()).filter((task) => task.orderId === orderId)
    await until(async () => {
      await t.experiences.work.settleSuppliers()
      return (await tasks()).length > 0
    })
    await t.experiences.work.settleSuppliers()
    assert.deepEqual(
      (await tasks()).map(({ kind }) => kind),
      ['supplier-cancelled-by-hand'],
    )
    assert.deepEqual([await balance(), await t.statusOf(orderId)], [before + totalPrice, 'refunded'])
    assert.equal(t.standing(orderId)?.status, 'CONFIRMED')
  })

  test('an order that is not paid is let go there, also when nobody heard that it was held', async () => {
    const { orderId } = await t.submitted(sara, { day: '2026-12-21' })
    await t.agency.orders.cancel(orderId, sara.userId)
    await until(() => t.standing(orderId)?.status === 'EXPIRED')
    assert.equal((await t.experiences.ordered(orderId, sara.userId)).reference, null)
  })

  test('what was sold stays, and no booking is issued, let go or given back twice', async () => {
    const { orderId } = await t.issued(sara, { day: '2026-12-22' })
    const { database } = t.house
    for (const statement of [
      sql`update experiences.booking set total = total + 10 where order_id = ${orderId}`,
      sql`update experiences.booking set reference = 'X' where order_id = ${orderId}`,
      sql`update experiences.booking set state = 'held' where order_id = ${orderId}`,
      sql`update experiences.booking set released_at = now() where order_id = ${orderId}`,
      sql`update experiences.booking set refunded_at = now() where order_id = ${orderId}`,
      sql`delete from experiences.booking where order_id = ${orderId}`,
    ])
      await assert.rejects(statement.execute(database))
    assert.equal(await t.agency.orders.order(orderId).then((order) => order?.status), 'issued')
  })

  test('while a supplier is away, what it had is still listed', async () => {
    const { experiences } = t
    const before = await experiences.list()
    t.simulator.faults.order('products-down', 1)
    t.house.clock.advance({ minutes: 11 })
    assert.deepEqual(
      [(await experiences.list()).length, t.simulator.faults.strikes('products-down')],
      [before.length, false],
    )
    assert.equal(
      (await experiences.cityDays({ cityName: 'استانبول', from: boatDay, to: boatDay }))[
        'octo-bosphorus-boat'
      ]?.length,
      1,
    )
  })
})
