import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { proposalsText } from '#flights/search/server/found/text.ts'

const one = sampleProposal({ id: 1, legs: 3, airline: 'iran "air"' })
const lists = {
  'no proposals': [],
  one: [one],
  'two that share a direction': [one, { ...sampleProposal({ id: 2 }), flightGroups: one.flightGroups }],
  'two directions, one of them sold out': [
    sampleProposal({ id: 3, seat: 0, back: { to: 'THR' } }),
    sampleProposal({ id: 4 }),
  ],
}
for (const [says, proposals] of Object.entries(lists))
  test(`the text of a list reads as the list, twice: ${says}`, () => {
    for (const text of [proposalsText(proposals), proposalsText(proposals)])
      assert.deepEqual(JSON.parse(text.toString()), proposals)
  })
