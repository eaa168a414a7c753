import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tidied } from '#passengers/normalized-form.ts'

test('a form is checked and kept with it, whatever of the same was typed', () => {
  const { firstName, lastName } = tidied({ firstName: ' anne–marie ', lastName: "d'arc" })
  assert.deepEqual([firstName, lastName], ['ANNE MARIE', 'DARC'])
})
