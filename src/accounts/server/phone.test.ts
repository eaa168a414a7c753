import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abroadCode, phoneOf } from '#accounts/server/phone.ts'

test('a mobile number is one number however it is written', () => {
  for (const typed of [
    '09123456789',
    '9123456789',
    '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    '٠٩١٢٣٤٥٦٧٨٩',
    '+98 912-345-6789',
    '00989123456789',
    '989123456789',
  ])
    assert.equal(phoneOf(typed), '+989123456789', typed)
  for (const typed of ['07701234567', '7701234567', '+964 770 123 4567', '009647701234567'])
    assert.equal(phoneOf(typed), '+9647701234567', typed)
})

test('a mobile number of any country is one number, with its code', () => {
  for (const typed of ['+44 7911 123456', '0044 7911 123456', '+44 (0)7911 123456', '+۴۴ ۷۹۱۱ ۱۲۳۴۵۶'])
    assert.equal(phoneOf(typed), '+447911123456', typed)
  assert.equal(phoneOf('+1 415 555 2671'), '+14155552671')
  assert.equal(phoneOf('+971 50 123 4567'), '+971501234567')
  assert.equal(phoneOf('+90 532 123 45 67'), '+905321234567')
})

test('what a message abroad would cost is counted by country, and not for Iran and Iraq', () => {
  assert.equal(abroadCode('+447911123456'), '44')
  assert.equal(abroadCode('+14155552671'), '1')
  for (const home of ['+989123456789', '+9647701234567']) assert.equal(abroadCode(home), undefined)
})

test('land lines, numbers that cost and nonsense are refused', () => {
  for (const typed of [
    '02122334455',
    '+442079460000',
    '+982122334455',
    '+449098790000',
    '+88213123456',
    '0912345678',
    '091234567890',
    '',
    'abc',
    '\u0000',
  ])
    assert.throws(() => phoneOf(typed), { code: 'MOBILE_IS_INVALID' }, typed)
})
