import { entranceCalls } from '#desk/entrance-calls.ts'
import { proposalCalls } from '#desk/proposal-calls.ts'
import { type Desk, openDesk } from '#desk/server/desk.ts'
import { entranceHandlers } from '#desk/server/entrance-handlers.ts'
import { proposalHandlers } from '#desk/server/proposal-handlers.ts'
import { staffHandlers } from '#desk/server/staff-handlers.ts'
import { staffCalls } from '#desk/staff-calls.ts'
import { findHotel } from '#hotels/catalogue.ts'
import { openRates } from '#payments/server/rates/rate-book.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import { mount } from '#server/mount.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

export interface TestDesk extends AsyncDisposable {
  readonly house: TestHouse
  readonly desk: Desk
  readonly wallet: Wallet
  readonly promises: Promises
}

/** The desk and a ledger alone, behind the desk's own guard; every traveller has the same mobile. */
export async function openTestDesk(environment: Record<string, string> = {}): Promise<TestDesk> {
  const house = await openTestHouse({ PORT: '3000', TRUST_PROXY: '127.0.0.1', ...environment })
  const wallet = openWallet(house)
  const promises = openPromises(house)
  const rates = openRates(house)
  const desk = openDesk(house, {
    wallet,
    promises,
    rates,
    hotelName: (id) => findHotel(id)?.name,
    phoneOf: async () => '+989121111111',
  })
  const accounts = { userAt: async () => undefined }
  const how = {
    visitorOf: desk.guard.ofCall,
    once: async <T>(_what: unknown, run: () => Promise<T>) => ({ ...(await run()), replayed: false }),
  }
  mount(house.app, { calls: entranceCalls, answers: entranceHandlers(desk, house.settings) }, how)
  mount(house.app, { calls: staffCalls, answers: staffHandlers(desk) }, how)
  mount(house.app, { calls: proposalCalls, answers: proposalHandlers(desk, accounts) }, how)
  return { house, desk, wallet, promises, [Symbol.asyncDispose]: () => house.close() }
}
