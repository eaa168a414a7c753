import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encrypted } from '#messages/server/push-cipher.ts'
import { decrypted } from '#simulators/push/decrypt.ts'
import { openSubscriptions } from '#simulators/push/subscriptions.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291, appendix A, comes out sign by sign', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  const sent = encrypted(Buffer.from('When I grow up, I want to be a watermelon'), keys, chance)
  assert.equal(
    sent.toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('only the browser it is for can read it, and never twice the same is sent', async () => {
  const browsers = openSubscriptions()
  const [reader, stranger] = [browsers.open(undefined), browsers.open(undefined)]
  const keys = {
    p256dh: reader.pair.getPublicKey('base64url'),
    auth: reader.auth.toString('base64url'),
  }
  const [first, second] = [1, 2].map(() => new Uint8Array(encrypted(Buffer.from('بلیت شما صادر شد'), keys)))
  assert.ok(first && second)
  assert.equal(await decrypted(first, reader), 'بلیت شما صادر شد')
  assert.notDeepEqual(first, second)
  await assert.rejects(decrypted(first, stranger))
})
