import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeyNews } from '#accounts/server/credential-notices.ts'
import type { Trx } from '#database/database.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellOfKeys } from '#notifications/key-notifications.ts'

const owner = { userId: '0192f0c1-2a52-7c11-9d53-1f27b1f5a001', phone: '+989121234567' }
const all: readonly (readonly [news: KeyNews, says: RegExp])[] = [
  [
    { ...owner, happened: 'new-device', sessionId: 's', device: 'مرورگر سامسونگ در اندروید' },
    /سامسونگ در اندروید/,
  ],
  [{ ...owner, happened: 'new-key', keyId: 'k', named: 'کلید عبور' }, /کلید عبور/],
  [{ ...owner, happened: 'changed', what: 'phone', changeId: 'c' }, /شماره موبایل/],
]

async function told(news: KeyNews): Promise<Message> {
  const sent: Message[] = []
  const messages = { send: async (message: Message) => void sent.push(message), tell: async () => undefined }
  await tellOfKeys({ messages: messages as never, publicUrl: () => 'https://parastoo.test' })({} as Trx, news)
  assert.equal(sent.length, 1)
  return sent[0] as Message
}

test('owners hear of new browsers, new keys and changes at their own number, with the page to undo them', async () => {
  for (const [news, says] of all) {
    const message = await told(news)
    assert.equal(message.to, owner.phone)
    assert.deepEqual(faultsOf(message), [])
    const text = textOf(templateOf(message.template).text, slotsOf(message.template, message.tokens))
    assert.match(text, says)
    assert.match(text, /https:\/\/parastoo\.test\/profile\/auth-data/)
  }
})

test('they are silenced by nothing, and each is told once', async () => {
  const messages = await Promise.all(all.map(([news]) => told(news)))
  for (const { template } of messages) assert.equal(templateOf(template).event, undefined)
  assert.equal(new Set(messages.map(({ key }) => key)).size, all.length)
})
