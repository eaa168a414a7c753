import assert from 'node:assert/strict'
import { test } from 'node:test'
import { machineLetters } from '#passengers/machine-letters.ts'
import { tidied } from '#passengers/normalized-form.ts'

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

test('a form is checked and kept with it, whatever of the same was typed', () => {
  const { firstName, lastName } = tidied({ firstName: ' anne–marie ', lastName: "d'arc" })
  assert.deepEqual([firstName, lastName], ['ANNE MARIE', 'DARC'])
})
