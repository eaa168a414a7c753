import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellWatchers } from '#notifications/watch-notifications.ts'

const watchId = '0192f0c1-2a52-7c11-9d53-1f27b1f5a001'

async function sentTo(phone: string | undefined, originName: string): Promise<readonly Message[]> {
  const sent: Message[] = []
  const tell = tellWatchers({
    messages: { tell: async ({ phone = '' }, news) => void sent.push({ ...news, to: phone }) },
    accounts: { userOf: async () => (phone === undefined ? undefined : { phone }) } as never,
    publicUrl: () => 'https://parastoo.test',
  })
  await tell({} as Trx, {
    watchId,
    userId: 'u',
    originName,
    destinationName: 'مشهد',
    flightNumber: 'W5 1041',
    departsLocal: Temporal.PlainDateTime.from('2026-12-03T08:30'),
  })
  return sent
}

test('seats that came back are told with the flight, its day and the way there', async () => {
  const [message] = await sentTo('+989121234567', 'تهران')
  assert.ok(message)
  assert.deepEqual(faultsOf(message), [])
  const text = textOf(templateOf('seats-again').text, slotsOf('seats-again', message.tokens))
  assert.match(text, /تهران به مشهد پنجشنبه ۱۲ آذر/)
  assert.match(text, /W51041/)
  assert.match(text, new RegExp(`https://parastoo\\.test/seats/${watchId}$`))
  assert.equal(message.key, `${watchId}:seats-again`)
})

test('a city of two words goes through the provider as one', async () => {
  const [message] = await sentTo('+989121234567', 'کوالا لامپور')
  assert.ok(message)
  assert.deepEqual(faultsOf(message), [])
})

test('an account that is gone is not told', async () => {
  assert.deepEqual(await sentTo(undefined, 'تهران'), [])
})
