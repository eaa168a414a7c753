import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { digitsOf, formattedIban, ibanDigits, isCardNumber, isIban } from '#money/bank-account.ts'

const cardOf = (fifteen: string) =>
  Array.from({ length: 10 }, (_, digit) => `${fifteen}${digit}`).find(isCardNumber) ?? ''

test('an IBAN is understood with IR, spaces, dashes and the digits of any script', () => {
  for (const typed of [
    'IR820540102680020817909002',
    'ir82-0540-1026-8002-0817-9090-02',
    '\u200e IR۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲ ',
    '٨٢٠٥٤٠١٠٢٦٨٠٠٢٠٨١٧٩٠٩٠٠٢',
  ])
    assert.equal(ibanDigits(typed), '820540102680020817909002', typed)
  assert.equal(formattedIban('820540102680020817909002'), 'IR82 0540 1026 8002 0817 9090 02')
})

test('numbers that banks have given prove themselves', () => {
  for (const iban of ['820540102680020817909002', '062960000000100324200001']) assert.ok(isIban(iban), iban)
  for (const card of ['6219861034529007', '5022291070873466']) assert.ok(isCardNumber(card), card)
})

test('one wrong digit, or two neighbours exchanged, is noticed in an IBAN and in a card', () => {
  const iban = '820540102680020817909002'
  const card = cardOf('603799123456789')
  const digit = (text: string, place: number, by: number) =>
    text.slice(0, place) + ((Number(text[place]) + by) % 10) + text.slice(place + 1)
  fc.assert(
    fc.property(fc.nat(23), fc.integer({ min: 1, max: 9 }), (place, by) => !isIban(digit(iban, place, by))),
  )
  fc.assert(
    fc.property(
      fc.nat(15),
      fc.integer({ min: 1, max: 9 }),
      (place, by) => !isCardNumber(digit(card, place, by)),
    ),
  )
  fc.assert(
    fc.property(fc.nat(22), (place) => {
      const [a = '', b = ''] = iban.slice(place, place + 2)
      return a === b || !isIban(iban.slice(0, place) + b + a + iban.slice(place + 2))
    }),
  )
})

test('what people paste around a number is no part of it', () => {
  assert.equal(digitsOf('\u202b۶۲۲۱-۰۶۱۲ ۳۴۵۶\u00a07891\u202c'), '6221061234567891')
})

test('check digits that no bank can have reckoned are refused, though the rest of them is 1', () => {
  const account = '0540102680020817909'
  let found = 0
  for (let last = 0; last < 1000; last += 1) {
    const rest = `${account}${String(last).padStart(3, '0')}`
    const check = 98n - (BigInt(`${rest}182700`) % 97n)
    assert.ok(isIban(`${String(check).padStart(2, '0')}${rest}`))
    for (const other of [check - 97n, check + 97n].filter((one) => one >= 0n && one < 100n)) {
      found += 1
      assert.ok(!isIban(`${String(other).padStart(2, '0')}${rest}`), `${other} for ${check}`)
    }
  }
  assert.ok(found > 10)
})
