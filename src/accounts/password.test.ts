import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { type PasswordForm, passwordFaults } from '#accounts/password.ts'

const good = 'sarv-o-kaj-72'

function keysOf(form: Partial<PasswordForm>, personal: readonly string[] = []): Record<string, string> {
  const { newPassword = good } = form
  const faults = passwordFaults({ newPassword, repeatPassword: newPassword, ...form }, personal)
  return Object.fromEntries(faults.map(({ property, key }) => [property, key]))
}

test('all fields are required, six characters are enough, and the repeat must match', () => {
  assert.deepEqual(keysOf({ oldPassword: '', newPassword: '', repeatPassword: '' }), {
    oldPassword: 'PL_ENTER_YOUR_OLD_PASSWORD',
    newPassword: 'PL_ENTER_YOUR_PASSWORD',
    repeatPassword: 'PL_REPEAT_YOUR_PASSWORD',
  })
  assert.deepEqual(keysOf({ newPassword: 'x7-kq' }), { newPassword: 'PASSWORD_IS_TOO_SHORT' })
  assert.deepEqual(keysOf({ newPassword: 'x7-kqw' }), {})
  assert.deepEqual(keysOf({ repeatPassword: 'sarv-o-kaj-73' }), { repeatPassword: 'PASSWORD_REPEAT_DIFFERS' })
  assert.deepEqual(keysOf({ oldPassword: good }), { newPassword: 'PASSWORD_IS_THE_OLD_ONE' })
})

test('letters are counted, not the bytes they are made of, up to two hundred', () => {
  assert.deepEqual(keysOf({ newPassword: '🌲🐦🌊🌞🍇' }), { newPassword: 'PASSWORD_IS_TOO_SHORT' })
  assert.deepEqual(keysOf({ newPassword: '🌲🐦🌊🌞🍇🐎' }), {})
  assert.deepEqual(keysOf({ newPassword: 'sarv-o-kaj '.repeat(18) }), {})
  assert.deepEqual(keysOf({ newPassword: 'sarv-o-kaj '.repeat(19) }), { newPassword: 'PASSWORD_IS_TOO_LONG' })
})

test('one password written on two keyboards is one', () => {
  const [composed, apart] = ['caf\u00e9-tehran', 'cafe\u0301-tehran']
  assert.deepEqual(keysOf({ newPassword: composed, repeatPassword: apart }), {})
  assert.deepEqual(keysOf({ oldPassword: apart, newPassword: composed }), {
    newPassword: 'PASSWORD_IS_THE_OLD_ONE',
  })
})

test("the owner's own name, number and dates are no password", () => {
  const personal = ['SARA', 'MOHAMMADI', 'سارا', 'محمدی', '09121111111', '1111111', '13680714']
  for (const newPassword of [
    'sara1368',
    'SaraMohammadi',
    'سارا۱۳۶۸',
    '09121111111',
    'sara-13680714',
    '!Mohammadi7',
  ])
    assert.ok(Object.hasOwn(keysOf({ newPassword }, personal), 'newPassword'), newPassword)
  for (const newPassword of ['sara kaj sarv', 'mohammadi-va-darya'])
    assert.deepEqual(keysOf({ newPassword }, personal), {}, newPassword)
})

test('what everybody would guess by its shape is refused', () => {
  const shapes = [
    '123456',
    '۱۲۳۴۵۶',
    '987654321',
    'aaaaaa',
    'abcabc',
    'qwerty',
    'asdfgh123',
    'Zxcvbnm',
    '1qaz2wsx',
    'ضصثقفغ',
    'شسیبلا',
    '13651365',
    '1365/07/14',
    '19891006',
    '14051405',
    '09121234567',
    '989121234567',
    '+989121234567',
    '147258369',
  ]
  for (const newPassword of shapes)
    assert.deepEqual(keysOf({ newPassword }), { newPassword: 'PASSWORD_IS_COMMON' }, newPassword)
})

test('random letters are almost never taken for a pattern', () => {
  const letters = fc.array(fc.constantFrom(...'bcdfhjkmpqrtvwx2479'), { minLength: 9, maxLength: 30 })
  let refused = 0
  fc.assert(
    fc.property(letters, (some) => {
      if (new Set(some).size > 5 && keysOf({ newPassword: some.join('') })['newPassword'] !== undefined)
        refused += 1
    }),
    { numRuns: 2000 },
  )
  assert.ok(refused <= 2, `${refused} of 2000`)
})
