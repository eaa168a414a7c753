import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelDetail, HotelOrdered, HotelResults, type RateView } from '#hotels/responses.ts'
import { due } from '#orders/order.ts'
import {
  type DuffelStaysSimulator,
  openDuffelStaysSimulator,
  token,
} from '#simulators/duffel-stays/server.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'
import { openTestRates, type TestRates } from '#testing/money/selling-rates.ts'

export const stay = { checkIn: '2026-12-05', checkOut: '2026-12-08' } as const
export const couple = { adults: 2, childAges: [] as number[] }

export const leader = {
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Female',
  birthDateFa: '1368/07/14',
  nationalCode: '0012345679',
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'K45128903',
  passportExpirationDateType: 'Jalali',
  passportExpirationDateFa: '1412/12/18',
} as const

export interface TestAbroad extends TestHotels {
  readonly simulator: DuffelStaysSimulator
  readonly rates: TestRates
}

export const opening = Temporal.Instant.from('2026-11-21T06:00:00Z')

export async function openTestAbroad(): Promise<TestAbroad> {
  let now = () => opening
  const simulator = await openDuffelStaysSimulator({ port: 0, now: () => now() })
  const rates = openTestRates()
  const environment = {
    HOTEL_SUPPLIERS: 'duffel-stays',
    DUFFEL_STAYS_URL: simulator.url,
    DUFFEL_STAYS_TOKEN: token,
    DUFFEL_STAYS_EMAIL: 'stays@example.com',
  }
  const t = await openTestHotels(environment, rates)
  now = () => t.house.clock.now()
  return {
    ...t,
    simulator,
    rates,
    async [Symbol.asyncDispose]() {
      await simulator.close()
      await t[Symbol.asyncDispose]()
    },
  }
}

/** Opens the room before a suite's tests; after each of them all invariants hold. */
export function beforeTestsAbroad(begin: (t: TestAbroad) => void): void {
  let t: TestAbroad
  before(async () => {
    t = await openTestAbroad()
    begin(t)
  })
  afterEach(async () => {
    t.simulator.faults.clear()
    t.house.clock.set(opening)
    assert.deepEqual(await invariants(t), allWell)
  })
  after(() => t[Symbol.asyncDispose]())
}

export function abroadAt(t: TestAbroad) {
  const search = async (cityCode: string, rooms: object[] = [couple]) =>
    t.ask(hotelCalls.available.line, { cityCode, ...stay, rooms })

  async function hotelIn(cityCode: string, name: string) {
    const { data } = await search(cityCode)
    const found = HotelResults.parse(data).hotels.find((one) => one.nameEn.startsWith(name))
    if (found === undefined) throw new Error(`${name} is not to be had`)
    return found
  }

  async function rates(hotelId: string): Promise<readonly RateView[]> {
    const told = await t.ask(hotelCalls.detail.line, { hotelId, ...stay, rooms: [couple] })
    return HotelDetail.parse(told.data).rooms[0]?.rates ?? []
  }

  async function chosen(cityCode: string, name: string, isRefundable = true) {
    const { id } = await hotelIn(cityCode, name)
    const rate = (await rates(id)).find((one) => one.isRefundable === isRefundable)
    if (rate === undefined) throw new Error(`${name} has no such rate`)
    return { hotelId: id, rate }
  }

  return { ...orderingAt(t, chosen), search, hotelIn, rates, chosen }
}

type Chosen = { readonly hotelId: string; readonly rate: RateView }
type Choose = (cityCode: string, name: string) => Promise<Chosen>

function orderingAt(t: TestAbroad, chosen: Choose) {
  function submit(userId: string, { hotelId, rate }: Chosen, more: object = {}) {
    return t.ask(
      hotelCalls.submit.line,
      {
        hotelId,
        ...stay,
        rooms: [{ rateId: rate.rateId, ...couple, leader }],
        contact: { phoneNumber: '09123456789', email: '' },
        totalPrice: rate.total,
        ...more,
      },
      userId,
    )
  }

  async function submitted(userId: string, cityCode: string, name: string): Promise<HotelOrdered> {
    const told = await submit(userId, await chosen(cityCode, name))
    if (told.status !== 200) throw new Error(told.text)
    return HotelOrdered.parse(told.data)
  }

  async function agreed(userId: string, { orderId }: Pick<HotelOrdered, 'orderId'>): Promise<void> {
    const { order } = await t.orders.approve(orderId, userId)
    await t.house.database
      .transaction()
      .execute((trx) =>
        t.orders.captured(trx, { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }),
      )
  }

  async function paid(userId: string, order: Pick<HotelOrdered, 'orderId'>): Promise<void> {
    await agreed(userId, order)
    await t.orders.work.issue(order.orderId)
  }

  async function issued(userId: string, cityCode: string, name: string): Promise<HotelOrdered> {
    const order = await submitted(userId, cityCode, name)
    await paid(userId, order)
    return t.hotels.ordered(order.orderId, userId)
  }

  const statusOf = async (orderId: string, userId: string) => (await t.orders.ofUser(orderId, userId)).status

  async function standing(orderId: string): Promise<string | undefined> {
    const [row] = await all<{ state: string }>(
      t.house.database,
      sql`select state from hotels.supplied_stays where order_id = ${orderId}`,
    )
    return row?.state
  }

  async function later(minutes: number): Promise<void> {
    t.house.clock.set(t.house.clock.now().add({ minutes }))
    await t.hotels.work.settleSuppliers()
  }

  return { submit, submitted, agreed, paid, issued, statusOf, standing, later }
}

async function invariants({ house, simulator }: TestAbroad) {
  const rows = await all<{ sum: string; without: string; stuck: string; vain: string }>(
    house.database,
    sql`
      select (select coalesce(sum(amount), 0)::text from wallet.posting) as sum,
        (select count(*)::text from orders."order" o left join hotels.stays s on s.order_id = o.id
          where o.status = 'issued' and s.state is distinct from 'issued') as without,
        (select count(*)::text from (
          select o.id from orders."order" o join wallet.entry e on e.order_id = o.id
            join wallet.posting p on p.entry_id = e.id join wallet.account a on a.id = p.account_id
          where a.class = 'prepayment' and o.status in ('issued', 'failed', 'refunded')
          group by o.id having sum(p.amount) <> 0) stuck) as stuck,
        (select count(*)::text from hotels.supplied_stays s join orders."order" o on o.id = s.order_id
          where s.state = 'booked' and s.let_go_at is null and o.status not in ('issued', 'issuing')) as vain`,
  )
  const keys = simulator.books.all().map(({ metadata }) => metadata['key'])
  return { ...rows[0], bookedTwice: keys.length - new Set(keys).size }
}

export const allWell = { sum: '0', without: '0', stuck: '0', vain: '0', bookedTwice: 0 }
