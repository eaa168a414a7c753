import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { hotelCalls } from '#hotels/calls.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import { type Hotels, openHotels } from '#hotels/server/hotels.ts'
import type { StayOverNews } from '#hotels/server/room.ts'
import { hotelHandlers } from '#hotels/server/routes.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { sampleVoucher } from '#papers/sample-voucher.ts'
import { openPapers } from '#papers/server/papers.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { openPromises } from '#promises/server/promises.ts'
import type { Jobs } from '#server/jobs.ts'
import { anyHolds } from '#testing/orders/limits.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

export interface TestHotels extends AsyncDisposable {
  readonly house: TestHouse
  readonly hotels: Hotels
  readonly orders: Orders
  readonly wallet: Wallet
  readonly searched: readonly AvailableHotels[]
  /** whose guests were asked for a review */
  readonly staysOver: readonly StayOverNews[]
  ask(line: string, body?: object, userId?: string): Promise<TestResponse>
  user(): Promise<string>
}

export interface TestResponse {
  readonly status: number
  readonly data: unknown
  readonly codes: readonly string[]
  readonly fields: readonly (string | undefined)[]
  readonly text: string
}

/** The hotels room with real orders and wallet, on a database of its own, on a Saturday morning: 30 Aban 1405. */
export async function openTestHotels(environment: Record<string, string> = {}): Promise<TestHotels> {
  const opened = await openTestHouse({ HOTEL_SUPPLIERS: 'none', ...environment })
  const house: TestHouse = { ...opened, jobs: { ...opened.jobs, ...byHand } }
  house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  const wallet = openWallet(house)
  const orders = openOrders(house, {
    wallet,
    promises: openPromises(house),
    tell: async () => undefined,
    limits: anyHolds,
  })
  const papers = openPapers()
  const searched: AvailableHotels[] = []
  const staysOver: StayOverNews[] = []
  const hotels = openHotels(house, {
    orders,
    papers,
    passengers: openPassengers(house),
    browserOf: async () => undefined,
    searched: async (_userId, asked) => void searched.push(asked),
    searchedBefore: async () => searched.toReversed(),
    stayOver: async (_trx, news) => void staysOver.push(news),
    brand: sampleVoucher.brand,
  })
  orders.sell(hotels.product)
  house.mount({ calls: hotelCalls, answers: hotelHandlers(hotels) })
  return {
    house,
    hotels,
    orders,
    wallet,
    searched,
    staysOver,
    user: () => newUser(house),
    ask: (line, body, userId) => ask(house, line, { body, userId }),
    async [Symbol.asyncDispose]() {
      await papers.close()
      await house.close()
    },
  }
}

let users = 0

async function newUser({ database, clock }: TestHouse): Promise<string> {
  const phone = `+98913${String(users++).padStart(7, '0')}`
  const { id } = await one<{ id: string }>(
    database,
    sql`insert into accounts.users (phone, created_at) values (${phone}, ${clock.now()}) returning id`,
  )
  return id
}

const byHand: Jobs = { queue: () => ({ send: async () => undefined }), every: () => undefined }

async function ask(
  house: TestHouse,
  line: string,
  { body, userId }: { readonly body?: object | undefined; readonly userId?: string | undefined },
): Promise<TestResponse> {
  const [method = 'GET', url = '/'] = line.split(' ')
  const response = await house.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: { 'idempotency-key': randomUUID(), ...(userId === undefined ? {} : { 'x-user': userId }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const told = isJson ? response.json() : {}
  return {
    status: response.statusCode,
    data: told.data,
    codes: told.meta === undefined ? [] : [told.meta.code],
    fields: (told.meta?.errors ?? []).map((one: { readonly property?: string }) => one.property),
    text: response.body,
  }
}
