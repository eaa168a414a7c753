import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocumentKind } from '#documents/kinds.ts'
import { paperFaults } from '#visas/papers-needed.ts'

const kinds: readonly DocumentKind[] = [
  'passport',
  'photo',
  'nationalCard',
  'birthCertificate',
  'previousVisa',
]
const held = kinds.map((kind) => ({ id: `kept-${kind}`, kind }))
const given = (...of: DocumentKind[]) => of.map((kind) => ({ kind, blobId: `kept-${kind}` }))

test('the Emirates want four papers, and the visa of before of who has one', () => {
  assert.deepEqual(
    paperFaults('AE', given('passport', 'photo', 'nationalCard', 'birthCertificate'), held),
    [],
  )
  assert.deepEqual(paperFaults('AE', given(...kinds), held), [])
  assert.deepEqual(
    paperFaults('AE', given('photo'), held).map(({ kind }) => kind),
    ['passport', 'nationalCard', 'birthCertificate'],
  )
})

const wrong = [
  { says: 'what the country does not ask for', papers: given('passport', 'photo', 'nationalCard') },
  { says: 'the same paper twice', papers: given('passport', 'photo', 'photo') },
  {
    says: "another's picture, or one that is gone",
    papers: [...given('passport'), { kind: 'photo', blobId: 'of-others' }] as const,
  },
  {
    says: 'a picture of something else',
    papers: [...given('passport'), { kind: 'photo', blobId: 'kept-passport' }] as const,
  },
]

for (const { says, papers } of wrong)
  test(`refused of a request to Azerbaijan: ${says}`, () => {
    assert.equal(paperFaults('AZ', papers, held).length, 1)
  })
