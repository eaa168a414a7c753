import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import type { News, Recipient } from '#messages/server/messages.ts'
import { rial } from '#money/rial.ts'
import { tellTravellers } from '#notifications/order-notifications.ts'
import { testFaceOf } from '#testing/orders/faces.ts'

const owner = { userId: 'owner', phone: '+989121234567', email: 'sara@example.com' }
const friend = { userId: 'friend', phone: '+989350000000', email: null }

test('of shares its owner hears both sums, and a friend of his own wallet alone', async () => {
  const told: { readonly hearer: Recipient; readonly news: News }[] = []
  const tell = tellTravellers({
    messages: { tell: async (hearer, news) => void told.push({ hearer, news }) },
    accounts: { userOf: async (userId: string) => (userId === 'friend' ? friend : owner) },
    orders: () => ({ contactOf: async () => ({ phoneNumber: '09351112233' }), faceOf: testFaceOf }) as never,
  })
  const order = {
    orderId: 'o',
    orderNumber: '1044',
    ownerId: 'owner',
    tripId: null,
    product: 'flight',
  } as never
  const inShares = rial(10_000_000)
  await tell({} as Trx, { order, amount: rial(0), inShares, happened: 'failed-in-shares' })
  await tell({} as Trx, { order, amount: rial(5_000_000), inShares, happened: 'failed-in-shares' })
  for (const payerId of ['owner', 'friend', 'friend'])
    await tell({} as Trx, { order, amount: inShares, payerId, happened: 'share-in-wallet' })
  const toFriend = ['friend', '+989350000000', 'share-in-wallet', '1,000,000']
  assert.deepEqual(
    told.map(({ hearer, news }) => [hearer.userId, hearer.phone, news.template, ...news.tokens]),
    [
      ['owner', '+989351112233', 'failed-in-shares', '1044', '1,000,000'],
      ['owner', '+989351112233', 'failed-partly-in-shares', '1044', '500,000', '1,000,000'],
      ['owner', '+989351112233', 'share-in-owners-wallet', '1044', '1,000,000'],
      toFriend,
      toFriend,
    ],
  )
  assert.equal(told.at(-1)?.news.opens, '/profile/transactions')
  assert.equal(new Set(told.slice(2).map(({ news }) => news.key)).size, 3)
})
