import assert from 'node:assert/strict'
import { test } from 'node:test'
import { becameOf } from '#flights/search/advertised-offer.ts'
import { sampleProposal as proposalTold } from '#flights/search/sample-proposals.ts'

const told = { resellerName: 'سفربین', isOutdated: false }

test('what was told elsewhere is the same, dearer, cheaper, sold out or gone', () => {
  const proposal = proposalTold()
  const { proposalId, totalPrice } = proposal
  const became = (price: number, list = [proposal], id = proposalId) =>
    becameOf({ ...told, proposalId: id, totalPrice: price }, list).kind
  assert.equal(became(totalPrice), 'same')
  assert.equal(became(totalPrice - 1), 'dearer')
  assert.equal(became(totalPrice + 1), 'cheaper')
  assert.equal(became(totalPrice, [{ ...proposal, seat: 0 }]), 'sold-out')
  assert.equal(became(totalPrice, []), 'gone')
  assert.equal(became(totalPrice, [proposal], '999999999'), 'gone')
})
