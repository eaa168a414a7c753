import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderFaults } from '#orders/server/invariants.ts'
import {
  apiKey,
  openXCoverSimulator,
  partner,
  secret,
  type XCoverSimulator,
} from '#simulators/xcover/server.ts'
import { insuranceStart, openPolicyOffice, type PolicyOffice } from '#testing/insurance/policies.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

export interface InsurersOffice extends PolicyOffice {
  readonly simulator: XCoverSimulator
}

const plans = 'basic=travel_medical_basic:1,companion=travel_medical_plus:1,full=travel_comprehensive:2'

/** Our contract beside XCover's simulator, both by the clock of the tests. */
export async function openInsurersOffice(environment: Record<string, string> = {}): Promise<InsurersOffice> {
  let now = () => insuranceStart
  const simulator = await openXCoverSimulator({ port: 0, now: () => now() })
  const office = await openPolicyOffice({
    INSURERS: 'xcover',
    XCOVER_URL: `${simulator.url}/x`,
    XCOVER_PARTNER: partner,
    XCOVER_API_KEY: apiKey,
    XCOVER_SECRET: secret,
    XCOVER_PLANS: plans,
    XCOVER_ASSISTANCE: 'Assistance Abroad',
    XCOVER_ASSISTANCE_PHONE: '+441234567890',
    XCOVER_EMAIL: 'policies@example.com',
    ...environment,
  })
  now = () => office.house.clock.now()
  return {
    ...office,
    simulator,
    async [Symbol.asyncDispose]() {
      await office[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}

/** Books and orders are right, and no order has two policies. */
export async function insuredFaults({ house: { database, clock }, simulator }: InsurersOffice) {
  const prepaid = await openPrepayments(database)
  const keys = simulator.books.all().map(({ key }) => key)
  return [
    ...(await bookFaults(database)),
    ...(await orderFaults(database, { now: clock.now(), prepaid })),
    ...keys.filter((key, at) => keys.indexOf(key) !== at),
  ]
}

/** What the house's own jobs bring about is waited for. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await isSo()); tries += 1) await sleep(50)
  assert.ok(await isSo())
}
