import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elsewhere } from '#flights/search/web/nearby/nearby-airports.ts'

const tehran = { code: 'THR', airports: [{ code: 'THR' }, { code: 'IKA' }] }
const mashhad = { code: 'MHD', airports: [{ code: 'MHD' }] }

test('nobody is offered the city he leaves from, whichever of its airports he chose', () => {
  assert.deepEqual(elsewhere([tehran, mashhad], 'THR'), [mashhad])
  assert.deepEqual(elsewhere([tehran, mashhad], 'IKA'), [mashhad])
})

test('while no other end is chosen every city is offered', () => {
  assert.deepEqual(elsewhere([tehran, mashhad], undefined), [tehran, mashhad])
})
