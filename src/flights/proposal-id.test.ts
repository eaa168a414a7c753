import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directionId, directionsIn, faresIn, proposalIdOf } from '#flights/proposal-id.ts'

const fares = (...ids: number[]) => ids.map((id) => ({ id }))

test('what a proposal is made of is read out of it again', () => {
  const directions = [fares(12, 13), fares(40)].map((of) => ({ proposalId: directionId(of) }))
  const proposalId = proposalIdOf(directions)
  assert.equal(proposalId, '12.13_40')
  assert.deepEqual(directionsIn(proposalId), ['12.13', '40'])
  assert.deepEqual(faresIn(proposalId), [[12, 13], [40]])
})

test('one direction is a proposal of its own, and nothing is one without a fare', () => {
  assert.equal(proposalIdOf([{ proposalId: directionId(fares(7)) }]), '7')
  assert.deepEqual(faresIn(''), [[0]])
  assert.deepEqual(faresIn('x_1'), [[Number.NaN], [1]])
})
