import { storefrontCalls } from '#storefront/calls.ts'
import { storefrontHandlers } from '#storefront/server/routes.ts'
import { openStorefront, type Storefront } from '#storefront/server/storefront.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

export interface TestStorefront extends TestFlights {
  readonly storefront: Storefront
}

export async function openTestStorefront(): Promise<TestStorefront> {
  const opened = await openTestFlights()
  const storefront = openStorefront(opened.house, opened.flights, opened.orders)
  opened.house.mount({ calls: storefrontCalls, answers: storefrontHandlers(storefront) })
  return { ...opened, storefront, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
}
