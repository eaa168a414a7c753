import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { CITIES } from '#places/airports.ts'
import { fold } from '#places/fold.ts'
import { matchedPart } from '#places/highlight.ts'

const part = (name: string, typed: string) => name.slice(...(matchedPart(name, typed) ?? [0, 0]))

test('the typed part is marked in the name as it is written', () => {
  assert.equal(part('تهران', 'ته'), 'ته')
  assert.equal(part('خرم‌آباد', 'خرم اب'), 'خرم‌آب')
  assert.equal(part('کیش', 'كي'), 'کی')
  assert.equal(part('Abu Dhabi', 'abudh'), 'Abu Dh')
  assert.equal(part('فرودگاه امام خمینی', 'فرودگاه امام'), 'امام')
  assert.equal(part('تهران', 'jiv'), 'تهر')
})

test('a name found by something else is not marked', () => {
  assert.equal(matchedPart('تهران', 'ika'), undefined)
  assert.equal(matchedPart('تهران', ''), undefined)
})

test('any piece of any name is marked where it stands or earlier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CITIES), fc.nat(20), fc.nat(20), ({ name }, from, length) => {
      const start = from % name.length
      const typed = name.slice(start, start + 1 + (length % name.length))
      const marked = matchedPart(name, typed)
      const first = typed.split('').findIndex((character) => fold(character) !== '')
      if (first < 0) return assert.equal(marked, undefined) // a sign, or a hamza alone: nothing that names are compared by
      const firstLetter = start + first
      assert.ok(marked && marked[0] <= firstLetter && marked[0] < marked[1] && marked[1] <= name.length)
    }),
  )
})
