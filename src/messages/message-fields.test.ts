import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageFaults, messageFieldsOf, smsSize } from '#messages/message-fields.ts'
import { templates } from '#messages/templates.ts'

test('every text of the house would be taken back as it stands', () => {
  for (const name of Object.keys(templates))
    assert.deepEqual(messageFaults(name, messageFieldsOf(name) ?? {}), [], name)
})

test('a text without a value that its receiver needs is refused, and one with a value that is never given', () => {
  const faults = (text: string) =>
    messageFaults('issue-failed', { subject: 'پول برگشت', text, registered: '' }).map(({ says }) => says)
  assert.match(faults('سفارش %token صادر نشد و پول برگشت.')[0] ?? '', /%token2/)
  assert.match(faults('سفارش %token، %token2 تومان و %token3')[0] ?? '', /%token3/)
  // %token2 holds no %token, and %token25 is nothing of ours
  assert.equal(faults('سفارش صادر نشد؛ %token2 تومان برگشت.').length, 1)
  assert.notDeepEqual(faults('سفارش %token، %token25 تومان برگشت.'), [])
  assert.deepEqual(faults('سفارش %token صادر نشد؛ %token2 تومان برگشت.'), [])
})

test('an SMS is counted by the letters it is made of', () => {
  assert.deepEqual(smsSize('a'.repeat(160)), { characters: 160, parts: 1 })
  assert.deepEqual(smsSize('a'.repeat(161)), { characters: 161, parts: 2 })
  assert.deepEqual(smsSize('ب'.repeat(70)), { characters: 70, parts: 1 })
  assert.deepEqual(smsSize('ب'.repeat(71)), { characters: 71, parts: 2 })
  assert.deepEqual(smsSize('ب'.repeat(135)), { characters: 135, parts: 3 })
})
