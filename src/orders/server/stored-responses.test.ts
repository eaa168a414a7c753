import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { labels } from '#orders/labels.ts'
import type { OrderListed } from '#orders/responses.ts'
import { storedResponses } from '#orders/server/stored-responses.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { testFaceOf } from '#testing/orders/faces.ts'

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
  nights: 2,
  rooms: 1,
  openRooms: 1,
}

async function kept(orders: readonly OrderListed[]) {
  const mine = async () => ({ orders: [...orders], page: 1, total: orders.length })
  const asked = { userId: 'u', visitor: { kind: 'user', userId: 'u', sessionId: 's' } } as const
  const answers = storedResponses({ orders: { mine, faceOf: testFaceOf }, clock, brand })
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
  const flight = order({ totalAmount: 57_800_000 })
  const hotel = order({ product: 'hotel', journeys: [], stay, productType: 'DomesticHotel' })
  const { page, papers, headers } = await kept([order({ status: 'approved' }), flight, hotel])
  assert.deepEqual(
    papers.map(({ paper, id }) => [paper, id]),
    [
      ['HotelVoucherPdf', hotel.orderId],
      ['FlightTicketHtml', flight.orderId],
      ['FlightTicketPdf', flight.orderId],
    ],
  )
  assert.match(page, /شنبه ۳۰ آبان، ساعت ۱۰:۱۵/)
  assert.doesNotMatch(page, /5,780,000|57,800,000|تومان/)
  assert.match(headers?.['whose'] ?? '', /^[\w-]{22}$/)
})

test('a device keeps eight trips at most', async () => {
  const { papers } = await kept(Array.from({ length: 20 }, () => order({})))
  assert.equal(new Set(papers.map(({ id }) => id)).size, 8)
})

test('a paper has another mark when its order changes, and on another day', async () => {
  const flight = order({})
  const markOf = async (one: OrderListed) => (await kept([one])).papers[0]?.mark
  const first = await markOf(flight)
  now = morning.add({ hours: 1 })
  assert.equal(await markOf(flight), first)
  assert.notEqual(await markOf({ ...flight, labels: { ...flight.labels, refund: 'successful' } }), first)
  now = morning.add({ hours: 25 })
  assert.notEqual(await markOf(flight), first)
})

test('of a trip of which a part was given back the device keeps what still stands, by when that begins', async () => {
  const whole = order({})
  const [there] = whole.journeys
  assert.ok(there)
  const back = { ...there, isReturning: true, departureTime: '2026-12-06T21:10' }
  const parted = order({ openCount: 1, journeys: [{ ...there, openCount: 0 }, back] })
  const hotel = order({
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

function order(also: Partial<OrderListed>): OrderListed {
  return {
    orderId: randomUUID(),
    orderNumber: '204815163',
    reservationNumber: 'K7QX2M',
    product: 'flight',
    productType: 'DomesticFlight',
    status: 'issued',
    labels: labels.issued,
    journeys: [
      {
        proposalId: '1',
        isReturning: false,
        airlineCode: 'W5',
        airlineName: 'ماهان',
        flightNumber: 'W5 1041',
        origin: 'THR',
        originName: 'تهران',
        destination: 'MHD',
        destinationName: 'مشهد',
        stops: [],
        openCount: 2,
        departureTime: '2026-12-03T06:15',
        arrivalTime: '2026-12-03T07:40',
        change: null,
      },
    ],
    stay: null,
    visa: null,
    service: null,
    passengerCount: 2,
    openCount: 2,
    totalAmount: 1,
    payable: 1,
    openAmount: 1,
    registeredAt: '2026-11-21T07:50:00Z',
    holdExpiresAt: null,
    ...also,
  }
}
