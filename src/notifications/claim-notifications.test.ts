import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import type { ClaimNews } from '#flights/server/room.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellOfClaims } from '#notifications/claim-notifications.ts'

async function told(news: Pick<ClaimNews, 'reminder' | 'suitBy'>) {
  const sent: Message[] = []
  const tell = tellOfClaims({
    messages: { tell: async ({ phone = '' }, one) => void sent.push({ ...one, to: phone }) },
    accounts: { userOf: async () => ({ userId: 'u', phone: '+989121234567' }) },
    orders: {
      order: async () => ({ ownerId: 'u', orderNumber: '104215377' }) as never,
      contactOf: async () => ({ phoneNumber: '', email: '' }),
      pageOf: async () => '/profile',
    },
  })
  await tell({} as Trx, { claimId: '7', orderId: 'o', airline: 'هواپیمایی جمهوری اسلامی ایران', ...news })
  const [one] = sent
  assert.ok(one)
  assert.deepEqual(faultsOf(one), [])
  return { text: textOf(templateOf(one.template).text, slotsOf(one.template, one.tokens)), key: one.key }
}

test('each reminder says which order, of whom or until when, and is another message', async () => {
  const answer = await told({ reminder: 'answer', suitBy: null })
  assert.match(answer.text, /نامهٔ شما به هواپیمایی جمهوری اسلامی ایران است/)
  assert.match(answer.text, /سفارش 104215377/)
  const suit = await told({ reminder: 'suit', suitBy: Temporal.PlainDate.from('2028-11-20') })
  assert.match(suit.text, /۳۰ آبان ۱۴۰۷/)
  assert.notEqual(answer.key, suit.key)
})
