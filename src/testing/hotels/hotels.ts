import { hotelCalls } from '#hotels/calls.ts'
import { hotelKind } from '#hotels/kind.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import { type Hotels, openHotels } from '#hotels/server/hotels.ts'
import type { StayOverNews } from '#hotels/server/room.ts'
import { hotelHandlers } from '#hotels/server/routes.ts'
import type { SellingRates } from '#money/rates.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { openPapers } from '#papers/server/papers.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { openPromises } from '#promises/server/promises.ts'
import { openSupplierMonitor, type SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import { firstRates } from '#testing/money/selling-rates.ts'
import { anyHolds } from '#testing/orders/limits.ts'
import { ask, type TestResponse } from '#testing/server/ask.ts'
import { byHand, openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { newUser } from '#testing/server/user.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

export interface TestHotels extends AsyncDisposable {
  readonly house: TestHouse
  readonly hotels: Hotels
  readonly orders: Orders
  readonly wallet: Wallet
  /** reads what is switched each time */
  readonly supplierMonitor: SupplierMonitor
  readonly searched: readonly AvailableHotels[]
  /** whose guests were asked for a review */
  readonly staysOver: readonly StayOverNews[]
  ask(line: string, body?: object, userId?: string): Promise<TestResponse>
  user(): Promise<string>
}

/** The hotels room with real orders and wallet, on a database of its own, on a Saturday morning: 30 Aban 1405. */
export async function openTestHotels(
  environment: Record<string, string> = {},
  rates: SellingRates = firstRates,
): Promise<TestHotels> {
  const opened = await openTestHouse({ HOTEL_SUPPLIERS: 'none', ...environment })
  const house: TestHouse = { ...opened, jobs: { ...opened.jobs, ...byHand } }
  house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  const wallet = openWallet(house)
  const orders = openOrders(house, {
    wallet,
    promises: openPromises(house),
    tell: async () => undefined,
    limits: anyHolds,
    rates: rates.onSale,
  })
  const papers = openPapers()
  const searched: AvailableHotels[] = []
  const staysOver: StayOverNews[] = []
  let elapsed = 0
  const supplierMonitor = openSupplierMonitor(house, () => (elapsed += 1000))
  const hotels = openHotels(house, {
    supplierWatch: supplierMonitor.of(hotelKind),
    orders,
    papers,
    sites: house.settings.sites,
    rates,
    passengers: openPassengers(house),
    browserOf: async () => undefined,
    searched: async (_userId, asked) => void searched.push(asked),
    searchedBefore: async () => searched.toReversed(),
    stayOver: async (_trx, news) => void staysOver.push(news),
    hotelWrote: async () => undefined,
  })
  orders.sell(hotels.product)
  house.mount({ calls: hotelCalls, answers: hotelHandlers(hotels) })
  return {
    house,
    hotels,
    orders,
    wallet,
    supplierMonitor,
    searched,
    staysOver,
    user: () => newUser(house),
    ask: (line, body, userId) => ask(house, line, { body, userId }),
    async [Symbol.asyncDispose]() {
      await papers.close()
      await supplierMonitor.close()
      await house.close()
    },
  }
}
