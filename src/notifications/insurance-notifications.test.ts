import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellOfInsurance } from '#notifications/insurance-notifications.ts'

const orderId = '0192f0c1-2a52-7c11-9d53-1f27b1f5a001'

async function sentTo(leg: number, offer: object | undefined) {
  const sent: Message[] = []
  const tell = tellOfInsurance({
    messages: { tell: async ({ phone = '' }, news) => void sent.push({ ...news, to: phone }) },
    accounts: { userOf: async () => ({ userId: 'u', phone: '+989121234567' }) },
    orders: {
      order: async () => ({ ownerId: 'u' }) as never,
      contactOf: async () => ({ phoneNumber: '09351112233', email: '' }),
    },
    offerFor: async () => offer as never,
    publicUrl: () => 'https://parastoo.example',
  })
  const departsLocal = Temporal.PlainDateTime.from('2026-12-03T08:30')
  const route = { originName: 'تهران', destinationName: 'کوالا لامپور', departsLocal }
  await tell({} as Trx, { orderId, leg, pnr: 'QX7K2M', presenceMinutes: 180, ...route })
  return sent
}

test('who has no insurance is told where it stands, once for the whole ticket', async () => {
  const [message] = await sentTo(0, {})
  assert.ok(message)
  assert.deepEqual(faultsOf(message), [])
  assert.deepEqual([message.to, message.key], ['+989351112233', `${orderId}:insurance-offered`])
  const text = textOf(templateOf('insurance-offered').text, slotsOf('insurance-offered', message.tokens))
  assert.match(text, /سفر به کوالا لامپور/)
  assert.ok(text.includes(`https://parastoo.example/payment/${orderId}`), text)
})

test('on the way back, and where nothing is offered, nobody is told', async () => {
  assert.deepEqual(await sentTo(1, {}), [])
  assert.deepEqual(await sentTo(0, undefined), [])
})
