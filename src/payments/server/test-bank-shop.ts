import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { openTestShop, type TestShop } from '#payments/server/test-shop.ts'
import { openTestHouse } from '#server/test-house.ts'
import type { Payment } from '#twins/bank/books.ts'
import { type BankTwin, openBankTwin } from '#twins/bank/server.ts'

/** The test shop with the bank twin's Zarinpal. */
export interface BankShop extends TestShop {
  readonly bank: BankTwin
  inBooks(address: string): Payment | undefined
}

export async function openBankShop(): Promise<BankShop> {
  const house = await openTestHouse()
  const bank = await openBankTwin({ port: 0, now: () => house.clock.now() })
  const merchantId = '11111111-2222-4333-8444-555555555555'
  const gateways = [openZarinpal({ merchantId, baseUrl: bank.url, timeoutMs: 400 })]
  const shop = await openTestShop(gateways, house)
  return {
    ...shop,
    bank,
    nextOrder() {
      shop.nextOrder()
      bank.faults.clear()
    },
    inBooks: (address) => bank.books.find(address.slice(address.lastIndexOf('/') + 1)),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await bank.close()
    },
  }
}
