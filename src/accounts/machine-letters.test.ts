import assert from 'node:assert/strict'
import { test } from 'node:test'
import { machineLetters } from '#accounts/machine-letters.ts'

test('a real name becomes what its passport has in the machine-readable lines', () => {
  for (const [typed, becomes] of [
    ['Anne-Marie', 'ANNE MARIE'],
    ["O'Brien", 'OBRIEN'],
    ['O’Neill', 'ONEILL'],
    ['Jürgen', 'JUERGEN'],
    ['Strauß', 'STRAUSS'],
    ['Şahin', 'SAHIN'],
    ['Yıldız', 'YILDIZ'],
    ['García  López', 'GARCIA LOPEZ'],
    ['MOHAMMADI-', 'MOHAMMADI'],
    ['آرش', 'آرش'],
    ['AMIR2', 'AMIR2'],
  ] as const)
    assert.equal(machineLetters(typed), becomes, typed)
})
