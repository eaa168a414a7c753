import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { refundCalls } from '#refunds/calls.ts'
import { Quote, RefundRequest } from '#refunds/responses.ts'
import { refundFaults } from '#refunds/server/invariants.ts'
import type { Office } from '#testing/refunds/office.ts'
import { bookFaults, openRefundsDue } from '#wallet/server/books.ts'

export const first: RefundItem = { passenger: 0, leg: 0 }
export const second: RefundItem = { passenger: 1, leg: 0 }

export const toBank = {
  destination: 'bank',
  iban: 'IR82 0540 1026 8002 0817 9090 02',
  holderName: 'سارا احمدی',
} as const
export const toWallet = { destination: 'wallet' } as const

interface Given {
  readonly userId: string
  readonly orderId: string
  readonly items: readonly RefundItem[]
}

export async function quoted(office: Office, { userId, orderId, items }: Given): Promise<Quote> {
  const told = await office.ask(userId, refundCalls.quote.line, { orderId, items })
  assert.equal(told.status, 200, told.text)
  return Quote.parse(told.data)
}

export function requestFor(
  { orderId, items }: Omit<Given, 'userId'>,
  quoteId: string,
  more: object = toWallet,
): object {
  return { orderId, items, quoteId, reasonId: 1, agreement: true, ...more }
}

export async function givenBack(
  office: Office,
  given: Given,
  more: object = toWallet,
): Promise<RefundRequest> {
  const { quoteId } = await quoted(office, given)
  const told = await office.ask(given.userId, refundCalls.create.line, requestFor(given, quoteId, more))
  assert.equal(told.status, 200, told.text)
  await assertTrue(office)
  return RefundRequest.parse(told.data)
}

export async function balances(office: Office): Promise<Readonly<Record<string, number>>> {
  const rows = await all(
    office.house.database,
    sql<{ class: string; balance: number }>`
      select class, sum(balance)::bigint as balance from wallet.account group by class having sum(balance) <> 0`,
  )
  return Object.fromEntries(rows.map((row) => [row.class, row.balance]))
}

export async function assertTrue({ house }: Office): Promise<void> {
  const due = await openRefundsDue(house.database)
  assert.deepEqual(await refundFaults(house.database, { now: house.clock.now(), due }), [])
  assert.deepEqual(await bookFaults(house.database), [])
}
