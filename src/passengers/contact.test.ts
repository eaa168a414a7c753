import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactFaults, fullNumberOf, tidiedContact } from '#passengers/contact.ts'

const keys = (phoneNumber: string, email?: string) =>
  contactFaults(tidiedContact({ phoneNumber, email })).map(({ key }) => key)

test('a phone number is ten digits with an optional leading 0, in any script and spacing', () => {
  for (const phone of [
    '09123456789',
    '9123456789',
    '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    '+98 912 345 6789',
    '00989123456789',
    '+9647701234567',
    '+44 7911 123456',
    '+1 415 555 2671',
  ])
    assert.deepEqual(keys(phone), [], phone)
  for (const phone of ['912345678', '091234567890', '0912345678a', '00123456789', '+1 912', '+98 21 3456'])
    assert.deepEqual(keys(phone), ['PHONE_NUMBER_IS_INVALID'], phone)
  assert.deepEqual(keys(' '), ['PL_ENTER_YOUR_CALL_NUMBER'])
})

const countries = [
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ['+98 912 345 6789', '+989123456789'],
  ['9123456789', '+989123456789'],
  ['+964 770 123 4567', '+9647701234567'],
  ['00964 0770 123 4567', '+9647701234567'],
  ['٠٧٧٠ ١٢٣ ٤٥٦٧', '+9647701234567'],
] as const
for (const [written, full] of countries)
  test(`messages to ${written} go to ${full}: the number keeps its country`, () => {
    const { phoneNumber } = tidiedContact({ phoneNumber: written })
    assert.equal(fullNumberOf(phoneNumber), full)
    assert.deepEqual(keys(written), [])
  })

test('a number in full stays as it is, and one of no country we know has none', () => {
  for (const full of ['+9647701234567', '+447911123456']) assert.equal(fullNumberOf(full), full)
  for (const stray of ['02188776655', '0912345678', '']) assert.equal(fullNumberOf(stray), undefined, stray)
})

test('an e-mail may be empty but not wrong', () => {
  for (const email of ['', ' ', 'sara@mail.com', 'Sara.R+air@sub.mail.co'])
    assert.deepEqual(keys('09123456789', email), [], email)
  for (const email of [
    'sara',
    'sara@mail',
    'a..b@mail.com',
    '.a@mail.com',
    'سارا@mail.com',
    'a@mail.com\u0000',
    `${'a'.repeat(65)}@b.co`,
  ])
    assert.deepEqual(keys('09123456789', email), ['EMAIL_IS_INVALID'], email)
})
