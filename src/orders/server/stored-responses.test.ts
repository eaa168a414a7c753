import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { OrderListed } from '#orders/responses.ts'
import { storedResponses } from '#orders/server/stored-responses.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { testFaceOf } from '#testing/orders/faces.ts'
import { listedOrder } from '#testing/orders/listed.ts'
import { usualDisplay } from '#web/display/display.ts'
import { followDisplay } from '#web/display/follow-display.ts'
import { viewedNow } from '#web/server/as-viewed.ts'
import { papersIn } from '#web/worker/trips-store.ts'

const morning = Temporal.Instant.from('2026-11-21T06:45:00Z')
let now = morning
const clock = { now: () => now }
beforeEach(() => {
  now = morning
})
const { brand } = sampleTicket
const stay = {
  hotelId: 'kih-marjan',
  hotelName: 'هتل مرجان',
  hotelNameEn: 'Marjan',
  cityCode: 'KIH',
  cityName: 'کیش',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  checkInFrom: '14:00',
  nights: 2,
  rooms: 1,
  openRooms: 1,
}

interface Reader {
  readonly cookie?: string
  readonly account?: string
}

async function kept(orders: readonly OrderListed[], { cookie, account }: Reader = {}) {
  const mine = async () => ({ orders: [...orders], page: 1, total: orders.length })
  const visitor = { kind: 'user', userId: 'u', sessionId: 's' } as const
  const asked = { userId: 'u', visitor, request: { headers: { cookie } } } as unknown
  const answers = storedResponses({
    orders: { mine, faceOf: testFaceOf },
    clock,
    displayOf: async () => account,
    brandOf: () => brand,
  })
  const { body, headers } = await answers.tripsToKeep(asked as Parameters<typeof answers.tripsToKeep>[0])
  assert.ok(typeof body === 'string')
  const links = body.matchAll(/href="\/api\/flight-reservation\/(\w+)\/(\w+)\/([\w-]+)#([\w-]+)"/g)
  return {
    page: body,
    headers,
    papers: [...links].map(([, , paper, id, mark]) => ({ paper, id, mark })),
  }
}

test('kept are the papers that are out of trips ahead, the first trip first, and no price', async () => {
  const flight = listedOrder({ totalAmount: 57_800_000 })
  const hotel = listedOrder({ product: 'hotel', journeys: [], stay, productType: 'DomesticHotel' })
  const { page, papers, headers } = await kept([listedOrder({ status: 'approved' }), flight, hotel])
  assert.deepEqual(
    papers.map(({ paper, id }) => [paper, id]),
    [
      ['HotelVoucherPdf', hotel.orderId],
      ['FlightTicketHtml', flight.orderId],
      ['FlightTicketPdf', flight.orderId],
      ['Sheet', flight.orderId],
    ],
  )
  assert.match(page, /شنبه ۳۰ آبان، ساعت ۱۰:۱۵/)
  assert.doesNotMatch(page, /5,780,000|57,800,000|تومان/)
  assert.match(headers?.['whose'] ?? '', /^[\w-]{22}$/)
})

test('what was bought together is kept as one, by its days', async () => {
  const trip = { tripId: crypto.randomUUID(), tripNumber: '131264938' }
  const [there] = listedOrder({}).journeys
  assert.ok(there)
  const back = { ...there, departureTime: '2026-12-06T20:00', arrivalTime: '2026-12-06T21:20' }
  const flight = listedOrder({ trip, journeys: [there, back] })
  const nights = { ...stay, checkIn: '2026-12-03', checkOut: '2026-12-06', nights: 3 }
  const room = listedOrder({
    trip,
    product: 'hotel',
    journeys: [],
    stay: nights,
    productType: 'DomesticHotel',
  })
  const { page, papers } = await kept([flight, room])
  assert.equal(page.match(/<h2>/g)?.length, 1)
  assert.match(page, /شمارهٔ سفر .*131264938/)
  const days = [...page.matchAll(/<ol>(.*?)<\/ol>/gs)].flatMap(([, list = '']) => list.split('</li>'))
  assert.deepEqual(
    days.map((day) => /تهران به مشهد|مرجان/.exec(day)?.[0]),
    ['تهران به مشهد', 'مرجان', 'تهران به مشهد', undefined],
  )
  assert.equal(papers.length, 4)
})

test('a device keeps eight trips at most', async () => {
  const { papers } = await kept(Array.from({ length: 20 }, () => listedOrder({})))
  assert.equal(new Set(papers.map(({ id }) => id)).size, 8)
})

test('a paper has another mark when its order changes, and on another day', async () => {
  const flight = listedOrder({})
  const markOf = async (one: OrderListed) => (await kept([one])).papers[0]?.mark
  const first = await markOf(flight)
  now = morning.add({ hours: 1 })
  assert.equal(await markOf(flight), first)
  assert.notEqual(await markOf({ ...flight, labels: { ...flight.labels, refund: 'successful' } }), first)
  now = morning.add({ hours: 25 })
  assert.notEqual(await markOf(flight), first)
})

test('of a trip of which a part was given back the device keeps what still stands, by when that begins', async () => {
  const whole = listedOrder({})
  const [there] = whole.journeys
  assert.ok(there)
  const back = { ...there, isReturning: true, departureTime: '2026-12-06T21:10' }
  const parted = listedOrder({ openCount: 1, journeys: [{ ...there, openCount: 0 }, back] })
  const hotel = listedOrder({
    product: 'hotel',
    journeys: [],
    stay: { ...stay, rooms: 3, openRooms: 2, checkIn: '2026-12-05' },
  })
  const { page, papers } = await kept([parted, hotel])
  assert.match(page, /۱ مسافر/)
  assert.match(page, /۲ اتاق/)
  assert.doesNotMatch(page, /رفت‌وبرگشت|۲ مسافر|۳ اتاق/)
  assert.equal(papers[0]?.id, hotel.orderId)
  const marks = [await kept([parted]), await kept([{ ...parted, openCount: 2 }])]
  assert.equal(new Set(marks.map((one) => one.papers[0]?.mark)).size, 2)
})

test('days are in the calendar of whoever keeps them: of the browser, or else of the account', async (t) => {
  t.after(() => followDisplay(() => usualDisplay))
  followDisplay(viewedNow)
  const flight = listedOrder({})
  const hotel = listedOrder({ product: 'hotel', journeys: [], stay, productType: 'DomesticHotel' })
  const jalali = await kept([flight, hotel])
  assert.match(jalali.page, /شنبه ۳۰ آبان[^]*آذر/)
  for (const reader of [
    { account: 'rial.gregorian' },
    { cookie: 'theme=dark; display=toman.gregorian', account: 'toman.jalali' },
  ]) {
    const { page, papers } = await kept([flight, hotel], reader)
    assert.match(page, /شنبه ۲۱ نوامبر، ساعت ۱۰:۱۵[^]*دسامبر/)
    assert.doesNotMatch(page, /آبان|آذر/)
    assert.ok(papers.every(({ mark }, place) => mark !== jalali.papers[place]?.mark))
  }
  const chosen = await kept([flight], { cookie: 'display=toman.jalali', account: 'rial.gregorian' })
  assert.match(chosen.page, /شنبه ۳۰ آبان/)
  assert.match((await kept([flight])).page, /شنبه ۳۰ آبان/)
})

test('a device keeps every paper that the page names', async () => {
  const hotel = listedOrder({ product: 'hotel', journeys: [], stay, productType: 'DomesticHotel' })
  const { page } = await kept([listedOrder({}), hotel])
  const named = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)
  assert.equal(named.length, 4)
  assert.deepEqual(papersIn(page), named)
})
