import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { zarinpalSettlements } from '#payments/server/gateways/zarinpal-settlements.ts'
import type { Payment } from '#simulators/bank/books.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { openTestShop, type TestShop } from '#testing/payments/shop.ts'
import { openTestHouse } from '#testing/server/house.ts'

const timeoutMs = 20_000

export interface BankShop extends TestShop {
  readonly bank: BankSimulator
  inBooks(address: string): Payment | undefined
}

export async function openBankShop(): Promise<BankShop> {
  const house = await openTestHouse()
  const bank = await openBankSimulator({ port: 0, now: () => house.clock.now() })
  const merchantId = '11111111-2222-4333-8444-555555555555'
  const reports = {
    address: `${bank.url}/zarinpal/api/v4/graphql`,
    terminalId: '1',
    token: 't',
    timeoutMs,
  }
  const gateways = [
    {
      ...openZarinpal({ merchantId, baseUrl: bank.url, timeoutMs }),
      settlements: zarinpalSettlements(reports),
    },
  ]
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
