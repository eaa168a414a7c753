import type { Accounts } from '#accounts/server/accounts.ts'
import { accountsPart } from '#accounts/server/personal.ts'
import { agenciesPart } from '#agencies/server/personal.ts'
import type { Documents } from '#documents/server/documents.ts'
import { documentsPart } from '#documents/server/personal.ts'
import type { Flights } from '#flights/server/flights.ts'
import { flightsPart } from '#flights/server/personal.ts'
import { helpPart } from '#help/server/personal.ts'
import { messagesPart } from '#messages/server/personal.ts'
import type { Orders } from '#orders/server/orders.ts'
import { orderIdsOf, ordersPart } from '#orders/server/personal.ts'
import { passengersPart } from '#passengers/server/personal.ts'
import { paymentsPart } from '#payments/server/personal.ts'
import type { Promises } from '#promises/server/promises.ts'
import { refundsPart } from '#refunds/server/personal.ts'
import type { House } from '#server/house.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import { storefrontPart } from '#storefront/server/personal.ts'
import { supportVault } from '#support/server/files.ts'
import { supportPart } from '#support/server/personal.ts'
import { visasPart } from '#visas/server/personal.ts'
import { visaVault } from '#visas/server/visas.ts'
import { walletPart } from '#wallet/server/personal.ts'
import type { Wallet } from '#wallet/server/wallet.ts'
import { withdrawalsPart } from '#withdrawals/server/personal.ts'

interface Holders {
  readonly accounts: Accounts
  readonly wallet: Wallet
  readonly flights: Flights
  readonly documents: Documents
  readonly orders: Orders
  readonly promises: Promises
}

export function personalParts(house: House, rooms: Holders): readonly PersonalPart[] {
  const { database } = house
  const { accounts, wallet, flights, documents, orders, promises } = rooms
  return [
    documentsPart(documents),
    passengersPart(house),
    flightsPart(database, {
      flights,
      issuedOf: (userId) => orderIdsOf(database, userId, 'issued'),
      ordersOf: (userId, trx) => orderIdsOf(trx, userId),
    }),
    visasPart(database, {
      vault: visaVault(house.settings),
      ordersOf: (userId, trx) => orderIdsOf(trx, userId),
    }),
    ...orders.sold().flatMap((product) => product.personal?.((userId, trx) => orderIdsOf(trx, userId)) ?? []),
    ordersPart(house, orders),
    refundsPart(database),
    withdrawalsPart(database),
    agenciesPart(database),
    paymentsPart(database),
    walletPart(wallet),
    storefrontPart(database),
    helpPart(database, promises.keep),
    supportPart({ database, vault: supportVault(house.settings), promises }),
    messagesPart(database, {
      async reachOf(userId) {
        const { phoneNumber, email } = await accounts.dataOf(userId)
        return email === null ? [phoneNumber] : [phoneNumber, email]
      },
    }),
    accountsPart(database, accounts.bank),
  ]
}
