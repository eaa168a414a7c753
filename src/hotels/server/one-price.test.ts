import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { hotelCalls } from '#hotels/calls.ts'
import { filtered, noFilters } from '#hotels/filters.ts'
import { boards } from '#hotels/offered.ts'
import { HotelOrdered, HotelResults, type RateView, type Way } from '#hotels/responses.ts'
import { bookingAt, leader, stay } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const rooms = fc.array(
  fc.record({ adults: fc.integer({ min: 1, max: 2 }), childAges: fc.array(fc.nat(11), { maxLength: 1 }) }),
  { minLength: 1, maxLength: 2 },
)
const wishes = fc.record({ isFree: fc.boolean(), boards: fc.subarray([...boards]) })

test('a price of the list is that of a rate of the hotel’s page under the same terms, and of the order', async () => {
  const userId = await t.user()
  let ordered = 0
  await fc.assert(
    fc.asyncProperty(rooms, wishes, fc.nat(), async (party, wish, pick) => {
      const asked = { cityCode: 'KIH', ...stay, rooms: party }
      const results = HotelResults.parse((await t.ask(hotelCalls.available.line, asked)).data)
      const shown = filtered(results.hotels, { ...noFilters, ...wish }).filter(({ total }) => total !== null)
      const offer = shown[pick % Math.max(1, shown.length)]
      if (offer === undefined) return
      assert.ok(!wish.isFree || offer.freeUntil !== null)
      assert.ok(wish.boards.length === 0 || (offer.board && wish.boards.includes(offer.board)))
      const page = await booking.rates(party, offer.id)
      const chosen = cheapestAt(page.rooms.map(({ rates }) => rates.filter((rate) => isLike(rate, offer))))
      assert.equal(sum(chosen), offer.total)
      const told = await t.ask(
        hotelCalls.submit.line,
        {
          hotelId: offer.id,
          ...stay,
          rooms: party.map((guests, room) => ({
            rateId: chosen[room]?.rateId,
            ...guests,
            leader: leader(room),
          })),
          contact: { phoneNumber: '09123456789', email: '' },
          totalPrice: offer.total,
        },
        userId,
      )
      assert.equal(told.status, 200, told.text)
      const order = HotelOrdered.parse(told.data)
      assert.equal(order.totalPrice, offer.total)
      for (const one of order.rooms) {
        assert.deepEqual([one.board, one.isRefundable], [offer.board, offer.isRefundable])
        const [first] = one.cancellation
        assert.equal(first?.percent === 0 ? first.until : null, offer.freeUntil)
        for (const { penalty, refund } of one.cancellation) assert.equal((penalty % 10) + (refund % 10), 0)
      }
      ordered += 1
    }),
    { numRuns: 40 },
  )
  assert.ok(ordered > 10)
})

type Terms = Pick<Way, 'board' | 'isRefundable' | 'freeUntil'>

function isLike(rate: RateView, { board, isRefundable, freeUntil }: Terms): boolean {
  return rate.board === board && rate.isRefundable === isRefundable && rate.freeUntil === freeUntil
}

function cheapestAt(rates: readonly (readonly RateView[])[]): readonly RateView[] {
  const all = rates.reduce<readonly (readonly RateView[])[]>(
    (ways, each) => ways.flatMap((way) => each.map((rate) => [...way, rate])),
    [[]],
  )
  const possible = all.filter((way) =>
    way.every((rate) => way.filter(({ roomTypeId }) => roomTypeId === rate.roomTypeId).length <= rate.left),
  )
  return possible.toSorted((a, b) => sum(a) - sum(b))[0] ?? []
}

function sum(rates: readonly RateView[]): number {
  return rates.reduce((all, { total }) => all + total, 0)
}
