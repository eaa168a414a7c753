import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { isEmail, tidiedEmail } from '#accounts/email-address.ts'

test('an address is one address, whichever keyboard wrote it', () => {
  const written = [
    'Sara1@Parastoo.test',
    ' sara۱@parastoo.test ',
    '\u200esara1@parastoo.test\u200f',
    'ｓara1@parastoo.test',
  ]
  for (const address of written) assert.equal(tidiedEmail(address), 'sara1@parastoo.test')
})

test('what is no address is none', () => {
  const wrong = [
    '',
    'sara',
    'sara@',
    '@parastoo.test',
    'sara@parastoo',
    'a..b@parastoo.test',
    '.a@parastoo.test',
  ]
  for (const address of [...wrong, 'a@b@c.test', 'سارا@parastoo.test', `${'a'.repeat(65)}@parastoo.test`])
    assert.equal(isEmail(address), false, address)
  assert.equal(isEmail('sara.m+trip@mail.parastoo.test'), true)
})

test('a blank within an address is no slip to be put right: the address would be another', () => {
  for (const address of [
    'sara m@parastoo.test',
    'sara@para stoo.test',
    'sara\u200cm@parastoo.test',
    'sara @parastoo.test',
  ])
    assert.equal(isEmail(tidiedEmail(address)), false, address)
})

test('nothing that passes could end a line, name two receivers, or be refused by the database', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const address = tidiedEmail(text)
      return !isEmail(address) || /^[^@\s,;<>"]+@[^@\s,;<>"]+\.[^@\s.,;<>"]+$/.test(address)
    }),
    { numRuns: 3000 },
  )
})
