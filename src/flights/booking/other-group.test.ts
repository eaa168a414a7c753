import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOtherGroup } from '#flights/booking/other-group.ts'

test('an infant who is two becomes a child of the same party', () => {
  assert.deepEqual(withOtherGroup({ adults: 2, children: 0, infants: 1 }, 'infant', 'child'), {
    adults: 2,
    children: 1,
    infants: 0,
  })
})

test('a party that may not fly so is none: four children to one adult, a child alone', () => {
  assert.equal(withOtherGroup({ adults: 1, children: 3, infants: 1 }, 'infant', 'child'), undefined)
  assert.equal(withOtherGroup({ adults: 1, children: 0, infants: 0 }, 'adult', 'child'), undefined)
  assert.equal(withOtherGroup({ adults: 1, children: 0, infants: 0 }, 'infant', 'child'), undefined)
})
