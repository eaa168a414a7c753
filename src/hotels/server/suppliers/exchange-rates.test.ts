import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { HotelDetail, HotelOrdered } from '#hotels/responses.ts'
import {
  abroadAt,
  beforeTestsAbroad,
  couple,
  opening,
  stay,
  type TestAbroad,
} from '#testing/hotels/suppliers/abroad.ts'

const dollar = (rialAUnit: number, setOn = '2026-11-21') => ({ currency: 'USD', rialAUnit, setOn }) as const
const anyRate = fc.integer({ min: 300_000, max: 3_000_000 })

suite('a room priced by the day’s rate', () => {
  let t: TestAbroad
  let abroad: ReturnType<typeof abroadAt>
  beforeTestsAbroad((opened) => {
    t = opened
    abroad = abroadAt(opened)
  })

  let minutes = 0
  /** what was answered within a minute is answered again */
  const later = () => t.house.clock.set(opening.add({ minutes: (minutes += 2) }))

  test('whenever the rate changes, what was listed is held, paid, booked and given back', async () => {
    const history = fc.array(fc.option(anyRate, { nil: undefined }), { minLength: 4, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(anyRate, history, async (first, entered) => {
        later()
        t.rates.enter(dollar(first))
        const listed = await abroad.chosen('IST', 'Galata')
        const price = listed.rate.total
        const moment = async (at: number) => {
          if (entered[at] === undefined) return
          t.rates.enter(dollar(entered[at]))
          later()
          await abroad.rates(listed.hotelId) // somebody else looks at the same room
        }
        await moment(0)
        const userId = await t.user()
        const told = await abroad.submit(userId, listed)
        assert.equal(told.status, 200, told.text)
        const { orderId, totalPrice } = HotelOrdered.parse(told.data)
        assert.equal(totalPrice, price)
        const minor = Math.round(Number(listed.rate.foreign?.amount) * 100)
        const source = 'نرخ 2026-11-21'
        assert.deepEqual(await t.orders.foreignPricesOf(orderId), [{ ...dollar(first), minor, source }])
        await moment(1)
        const { order, priceChange } = await t.orders.approve(orderId, userId)
        assert.deepEqual([order.total, priceChange], [price, null], 'the list’s price is the bank’s')
        await moment(2)
        await abroad.paid(userId, { orderId })
        await moment(3)
        const { rooms } = await t.hotels.ordered(orderId, userId)
        assert.equal(await abroad.statusOf(orderId, userId), 'issued')
        const steps = rooms[0]?.cancellation ?? []
        const last = entered.slice(0, 3).findLast((rate) => rate !== undefined) ?? first
        const fell = Math.max(0, Math.trunc((minor * (first - last)) / 1000) * 10)
        assert.equal(await t.wallet.balanceOf(userId), fell)
        assert.deepEqual(
          steps.map(({ refund, penalty }) => refund + penalty),
          steps.map(() => price - fell),
        )
        const [booking] = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === orderId)
        const part = BigInt(booking?.timeline[1]?.refund ?? 0)
        assert.equal(steps[1]?.refund, Math.max(0, Number((part * BigInt(first)) / 1000n) * 10 - fell))
      }),
      { numRuns: 5 },
    )
  })

  test('a new rate prices what is asked from then on; what was chosen before keeps its own', async () => {
    later()
    t.rates.enter(dollar(1_000_000))
    const { hotelId, rate } = await abroad.chosen('IST', 'Galata')
    t.rates.enter(dollar(1_500_000))
    later()
    const asked = { hotelId, ...stay, rooms: [couple] }
    const rates = async (chosen: readonly string[]) => {
      const { rooms } = HotelDetail.parse(await t.hotels.detail(asked, chosen))
      return rooms[0]?.rates ?? []
    }
    const alike = ({ isRefundable, roomName, board }: typeof rate) =>
      isRefundable === rate.isRefundable && roomName === rate.roomName && board === rate.board
    const now = await rates([])
    assert.equal(now.find(alike)?.total, rate.total * 1.5)
    assert.ok(!now.some(({ rateId }) => rateId === rate.rateId))
    const kept = (await rates([rate.rateId])).find(({ rateId }) => rateId === rate.rateId)
    assert.deepEqual([kept?.total, kept?.foreign?.rateRial], [rate.total, 1_000_000])
  })

  test('the hotel’s own new price is dearer by the order’s rate, not by the house’s newer one', async () => {
    later()
    t.rates.enter(dollar(1_000_000))
    const userId = await t.user()
    const { orderId, totalPrice } = await abroad.submitted(userId, 'IST', 'Galata')
    t.rates.enter(dollar(2_000_000))
    t.simulator.faults.order('quote-dearer', 1)
    const { priceChange } = await t.orders.approve(orderId, userId)
    const times = (priceChange?.new ?? 0) / totalPrice
    assert.ok(times > 1.069 && times < 1.071, String(times))
    const [was] = await t.orders.foreignPricesOf(orderId)
    t.simulator.faults.order('quote-dearer', 1)
    const agreed = await t.orders.approve(orderId, userId, { agreedTotal: priceChange?.new as never })
    assert.equal(agreed.order.status, 'approved')
    const [now] = await t.orders.foreignPricesOf(orderId)
    assert.deepEqual([now?.rialAUnit, now?.minor], [1_000_000, Math.round((was?.minor ?? 0) * 1.07)])
  })

  test('by a rate that grew too old nothing is listed, and what was listed is not held', async () => {
    later()
    t.rates.enter(dollar(1_250_000))
    const listed = await abroad.chosen('IST', 'Galata')
    t.rates.oldest = '2026-11-22'
    later()
    assert.deepEqual(await abroad.rates(listed.hotelId), [])
    await assert.rejects(() => abroad.hotelIn('IST', 'Galata'))
    const told = await abroad.submit(await t.user(), listed)
    assert.equal(told.status, 409)
    assert.match(told.text, /نرخ تازهٔ آن ارز هنوز به ما نرسیده است/)
    const stays = await all(
      t.house.database,
      sql`select from hotels.stays where state = 'held' and total = ${listed.rate.total}`,
    )
    assert.deepEqual(stays, [])
    t.rates.oldest = undefined
  })
})
