import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf } from '#messages/message.ts'
import type { News, Recipient } from '#messages/server/messages.ts'
import { rial } from '#money/rial.ts'
import { tellTravellers } from '#notifications/order-notifications.ts'
import { testFaceOf } from '#testing/orders/faces.ts'

const charged = {
  currency: 'USD',
  rialAUnit: 1_250_000,
  setOn: '2026-11-20',
  source: 'میانگین بازار آزاد تهران به گزارش پایان روز بانک مرکزی جمهوری',
  minor: 20_000,
} as const
const issued = { ...charged, rialAUnit: 1_150_000, setOn: '2026-11-21', source: 'نرخ خود ما' }
const small = { charged: { ...charged, rialAUnit: 1 }, issued: { ...issued, rialAUnit: 1 }, amount: rial(10) }
const falls = [small, { charged, issued, amount: rial(20_000_000) }]

test('a difference of rates is told with both rates to its owner, on a credit to its buyer, and to who paid a share of his own alone', async () => {
  const told: { readonly hearer: Recipient; readonly news: News }[] = []
  const owner = { userId: 'owner', phone: '+989121234567', email: null }
  const tell = tellTravellers({
    messages: { tell: async (hearer, news) => void told.push({ hearer, news }) },
    accounts: {
      userOf: async (userId: string) => ({
        ...owner,
        userId,
        ...(userId !== 'owner' && { phone: '+989350000000' }),
      }),
    },
    orders: () => ({ contactOf: async () => ({ phoneNumber: '09351112233' }), faceOf: testFaceOf }) as never,
  })
  const order = {
    orderId: 'o',
    orderNumber: '1044',
    ownerId: 'owner',
    tripId: null,
    product: 'visa',
  } as never
  const news = { order, amount: rial(20_000_000), falls } as const
  await tell({} as Trx, { ...news, happened: 'rate-fell', payerId: 'owner' })
  await tell({} as Trx, { ...news, happened: 'rate-fell', payerId: 'friend' })
  await tell({} as Trx, { ...news, happened: 'rate-fell-on-credit' })
  const rates = [
    'دلار 1,250,000 ریال، ۲۹ آبان، میانگین‌بازار‌آزاد‌تهران‌به‌گزارش‌پایان',
    'دلار 1,150,000 ریال، ۳۰ آبان، نرخ‌خود‌ما',
  ]
  assert.deepEqual(
    told.map(({ hearer, news: { template, tokens, key } }) => [hearer.userId, key, template, ...tokens]),
    [
      ['owner', 'o:rate-fell:owner', 'rate-fell', '1044', '2,000,000', ...rates],
      ['friend', 'o:rate-fell:friend', 'rate-fell-of-share', '2,000,000'],
      ['owner', 'o:rate-fell-on-credit', 'rate-fell-on-credit', '1044', '2,000,000', ...rates],
    ],
  )
  for (const {
    news: { template, tokens },
  } of told)
    assert.deepEqual(faultsOf({ to: '+989121234567', template, tokens }), [])
})
