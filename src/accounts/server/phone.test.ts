import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneOf } from '#accounts/server/phone.ts'

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

test('land lines, other countries and nonsense are refused', () => {
  for (const typed of [
    '02122334455',
    '+14155552671',
    '+447911123456',
    '0912345678',
    '091234567890',
    '',
    'abc',
    '\u0000',
  ])
    assert.throws(() => phoneOf(typed), { code: 'MOBILE_IS_INVALID' }, typed)
})
