import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { foldedPassword } from '#accounts/password.ts'
import { isCommon } from '#accounts/server/common-passwords.ts'

test('what many people use is known: words, names and teams, with what people add to them', () => {
  const common = [
    'password',
    'P@ssw0rd',
    'Password1',
    'password!',
    'letmein',
    'iloveyou',
    'trustno1',
    'admin123',
    'Ali1365',
    'ali@1365',
    'mohammad123456',
    '123mohammad',
    'Perspolis6',
    'esteghlal',
    'parastoo1405',
    'iran1400!',
    'salam-123',
    'علی۱۳۶۵',
    'محمد123456',
    'پرسپولیس',
    'qwerty',
    '123456',
  ]
  for (const password of common) assert.equal(isCommon(password), true, password)
})

test('what leaked most often is known as it leaked, with signs around it and in capitals', () => {
  for (const password of ['ncc1701', 'steelers', 'Q1w2e3r4t5', 'maverick!', 'gfhjkm', '159753', 'Corvette'])
    assert.equal(isCommon(password), true, password)
})

test('what is longer, or no word alone, is not', () => {
  for (const password of [
    'sarv-o-kaj-72',
    'alirezavasara',
    'x7-kqw',
    'ali va sara 72',
    'دریای‌آرام۷۲',
    'mTr!9qLp',
  ])
    assert.equal(isCommon(password), false, password)
})

test('every entry is written as passwords are compared, and stands once', () => {
  for (const [file, least] of [
    ['common-passwords.txt', 500],
    ['leaked-passwords.txt', 10_000],
  ] as const) {
    const lines = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8').split('\n')
    const entries = lines.filter((line) => line !== '' && !line.startsWith('# '))
    assert.ok(entries.length > least, file)
    assert.equal(new Set(entries).size, entries.length, file)
    for (const entry of entries) assert.equal(foldedPassword(entry), entry)
  }
})
