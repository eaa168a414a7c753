import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { isNationalCode } from '#accounts/national-code.ts'

test('real codes pass, whatever their prefix', () => {
  for (const code of ['0013542419', '0499370899', '0790419904', '0084575948', '0120000008'])
    assert.equal(isNationalCode(code), true, code)
})

test('ten equal digits, nine digits, letters and other scripts are no code', () => {
  for (const code of ['1111111111', '0000000000', '013542419', '00135424190', '001354241a', '۰۰۱۳۵۴۲۴۱۹', ''])
    assert.equal(isNationalCode(code), false, code)
})

test('of ten codes that differ in the control digit alone exactly one is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
      const right = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).filter(isNationalCode)
      return right.length === (/^(\d)\1{8}$/.test(nine) && right.length === 0 ? 0 : 1)
    }),
  )
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), fc.nat(8), fc.integer({ min: 1, max: 9 }), (nine, at, by) => {
      const code = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isNationalCode)
      if (code === undefined) return true
      const wrong = code.replace(/\d/g, (digit, index) =>
        index === at ? String((Number(digit) + by) % 10) : digit,
      )
      // remainders 10 and 1 share the control digit 1
      return !isNationalCode(wrong) || code.endsWith('1')
    }),
  )
})
