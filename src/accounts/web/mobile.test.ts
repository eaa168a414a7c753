import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formattedMobile, mobileIn } from '#accounts/web/mobile.ts'

test('a number is the same with or without zero, spaces, code and in any script of digits', () => {
  for (const typed of [
    '09123456789',
    '9123456789',
    '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    '٠٩١٢٣٤٥٦٧٨٩',
    '+98 912 345 6789',
    '0098-912-345-6789',
    '+98 0912 345 6789',
  ])
    assert.equal(mobileIn('+98', typed), '+989123456789', typed)
})

test('a code written out wins over the chosen country', () => {
  assert.equal(mobileIn('+98', '+964 770 123 4567'), '+9647701234567')
  assert.equal(mobileIn('+964', '+98 912 345 6789'), '+989123456789')
})

test('an Iraqi number is read under its own country alone', () => {
  assert.equal(mobileIn('+964', '07701234567'), '+9647701234567')
  assert.equal(mobileIn('+98', '07701234567'), undefined)
})

test('what is short, long, a landline or not a number is none', () => {
  for (const typed of ['', '0912345678', '091234567890', '02191004040', 'abc', '+1 202'])
    assert.equal(mobileIn('+98', typed), undefined, typed)
})

test('a number is read in groups of four, three and four Persian digits', () => {
  assert.equal(formattedMobile('+989123456789'), '۰۹۱۲ ۳۴۵ ۶۷۸۹')
  assert.equal(formattedMobile('+9647701234567'), '۰۷۷۰ ۱۲۳ ۴۵۶۷')
})

test('a number of another country is read under its code, chosen or typed', () => {
  assert.equal(mobileIn('+44', '07911 123456'), '+447911123456')
  assert.equal(mobileIn('+98', '+44 7911 123456'), '+447911123456')
  assert.equal(mobileIn('+1', '۴۱۵ ۵۵۵ ۲۶۷۱'), '+14155552671')
  assert.equal(mobileIn('+44', '079'), undefined)
})
