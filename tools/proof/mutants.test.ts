import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { chosen } from './chosen.ts'
import { type Mutant, planted } from './mutant.ts'
import { mutants } from './mutants/mutants.ts'
import { clearVerdict, type Verdict } from './verdict.ts'

test('every fault can still be planted, and its tests are there', () => {
  for (const mutant of mutants) {
    assert.ok(planted(mutant, '.').includes(mutant.puts), mutant.name)
    assert.ok(mutant.tests.length > 0, mutant.name)
    for (const file of mutant.tests) assert.ok(existsSync(file), `${mutant.name}: ${file}`)
  }
  assert.equal(new Set(mutants.map(({ name }) => name)).size, mutants.length)
})

test('a fault whose text is gone, or stands twice, or that is no program cannot be planted', () => {
  const fault: Mutant = {
    name: 'infants-at-any-age',
    file: 'src/calendar/ages.ts',
    finds: 'export function ageAt(',
    puts: 'function ageAt(',
    tests: [],
  }
  assert.match(planted(fault, '.'), /^function ageAt/m)
  for (const wrong of [{ finds: 'no such words' }, { finds: 'birth' }, { puts: '(' }, { puts: fault.finds }])
    assert.throws(() => planted({ ...fault, ...wrong }, '.'), JSON.stringify(wrong))
})

test('tests that come to no end are tried once more with more time, and what they say then holds', async () => {
  const slow = { kind: 'unclear', why: 'no end' } as const
  const noticed = { kind: 'caught', by: 'a test' } as const
  const asked: number[] = []
  const heard = (...verdicts: readonly Verdict[]) =>
    clearVerdict((mostSeconds) => Promise.resolve(verdicts[asked.push(mostSeconds) - 1] ?? slow))
  assert.deepEqual(await heard(slow, noticed), noticed)
  assert.ok(Number(asked[1]) > Number(asked[0]))
  asked.length = 0
  assert.deepEqual([await heard(slow, slow, noticed), asked.length], [slow, 2])
  asked.length = 0
  assert.deepEqual([await heard(noticed), asked.length], [noticed, 1])
})

test('every fault is in one part of n, and one of a name alone', () => {
  const parts = ['1/3', '2/3', '3/3'].flatMap((shard) => chosen(mutants, { shard }))
  assert.deepEqual(new Set(parts), new Set(mutants))
  assert.equal(parts.length, mutants.length)
  const [first] = mutants
  assert.deepEqual(chosen(mutants, { only: first?.name }), [first])
  for (const wrong of [{ only: 'nobody' }, { shard: '4/3' }, { shard: '0/3' }, { shard: 'x' }])
    assert.throws(() => chosen(mutants, wrong), RangeError)
})
