import { randomUUID } from 'node:crypto'
import { negative, rial } from '#money/rial.ts'
import { openPapers } from '#papers/server/papers.ts'
import type { TestHouse } from '#testing/server/house.ts'
import { walletCalls } from '#wallet/calls.ts'
import type { Account, Entry } from '#wallet/ledger.ts'
import type { RoomLinks } from '#wallet/server/room-links.ts'
import { walletHandlers } from '#wallet/server/routes.ts'
import { openWallet } from '#wallet/server/wallet.ts'

export const bank: Account = { class: 'gateway-clearing', gatewayId: 1 }
export const [sara, dariush] = [randomUUID(), randomUUID()]
export const walletOf = (userId: string): Account => ({ class: 'traveller-wallet', userId })

export function moving(
  key: string,
  amount: number,
  [from, to]: readonly [Account, Account] = [bank, walletOf(sara)],
): Entry {
  const much = rial(amount)
  return {
    key,
    kind: 'payment-unused',
    memo: key,
    postings: [
      { account: from, amount: negative(much) },
      { account: to, amount: much },
    ],
  }
}

export async function sampleData(house: TestHouse, neighbours?: RoomLinks) {
  const wallet = openWallet(house, neighbours)
  house.mount({ calls: walletCalls, answers: walletHandlers(wallet, openPapers()) })
  const post = (entry: Entry) => house.database.transaction().execute((trx) => wallet.post(trx, entry))
  const asked = (userId: string | undefined, line: string, body?: object) => {
    const [method = 'GET', url = '/'] = line.split(' ')
    return house.app.inject({
      method: method as 'GET',
      url,
      headers: userId === undefined ? {} : { 'x-user': userId },
      ...(body === undefined ? {} : { payload: body }),
    })
  }
  const ask = async (userId: string | undefined, url: string) => {
    const answer = await asked(userId, `GET ${url}`)
    return { status: answer.statusCode, body: answer.json() }
  }
  return { wallet, post, ask, asked }
}
