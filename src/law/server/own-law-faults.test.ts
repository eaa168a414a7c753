import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnEdition } from '#brands/brand-law.ts'
import { readBrands } from '#brands/server/brands.ts'
import { agreedView, termsInForce } from '#law/agreed-terms.ts'
import { editionNumbered } from '#law/editions.ts'
import { editionsOf, lawOwner } from '#law/law-owner.ts'
import { digestOf, ownLawFaults } from '#law/server/own-law-faults.ts'
import { thirdBrand } from '#testing/server/third-brand.ts'

const hodhod = readBrands(thirdBrand).brands.get('hodhod')
assert.ok(hodhod)
const [first] = hodhod.law
assert.ok(first)
const brand = hodhod
const own: OwnEdition = first

function faultsWith(change: Partial<OwnEdition>): string {
  return ownLawFaults([{ id: 'hodhod', law: [{ ...own, ...change }] }]).join()
}

test('a brand with law of its own is agreed to by it, with the house’s texts beside its words', () => {
  assert.deepEqual(ownLawFaults([brand]), [])
  assert.equal(termsInForce(brand), 'hodhod/1.0')
  const [edition] = editionsOf(lawOwner(brand), [brand])
  const house = editionNumbered(own.upon.slice('partner/'.length))?.texts('partner') ?? assert.fail()
  const { terms, privacy } = edition?.texts() ?? assert.fail()
  assert.deepEqual(privacy, house.privacy)
  assert.deepEqual(
    terms.clauses.map(({ id }) => id),
    house.terms.clauses.map(({ id }) => id),
  )
  const seller = JSON.stringify(terms.clauses.find(({ id }) => id === 'seller'))
  assert.match(seller, /هدهد سفر سپاهان/)
  assert.match(seller, /۱۵ دقیقه/, 'the figure is the house’s')
})

test('what was agreed to at a brand is found at every other, and what the brand showed before', () => {
  const view = { variant: 'hodhod', version: '1.0', since: own.since }
  assert.deepEqual(agreedView('hodhod/1.0', [brand]), view)
  assert.equal(agreedView('hodhod/1.1', [brand]), null)
  assert.equal(agreedView('partner/1.0', [brand])?.version, '1.0')
})

test('an edition that reads otherwise than it was agreed to, or cannot be made out, is named', () => {
  const { terms } = own.texts
  assert.ok(terms)
  assert.match(faultsWith({ digest: '' }), new RegExp(`^hodhod/law/1.0: .*${own.digest}`))
  for (const [texts, says] of [
    [{ terms: { ...terms, lead: 'دیگر' } }, /reads otherwise/],
    [{ rules: terms }, /no text rules/],
    [{ terms: { clauses: ['account', 'nothing', 'governing-law'] } }, /no clause nothing/],
    [{ terms: { clauses: ['price', 'governing-law'] } }, /must have the house's clause account/],
    [{ terms: { clauses: ['account', 'account', 'governing-law'] } }, /account twice/],
    [{ 'charter-flight': { clauses: ['baggage'] } }, /clause penalty/],
    [{ privacy: { clauses: [clauseSaying('تا {days} روز')] } }, /no figure \{days\}/],
  ] as const)
    assert.match(faultsWith({ texts }), says)
  assert.match(faultsWith({ upon: 'partner/9.9' }), /no edition partner\/9\.9/)
})

test('a later edition is no older', () => {
  const older = { ...own, version: '1.1', since: '2026-01-01' }
  const law = [{ ...older, digest: digestOf(older) }, own]
  assert.match(ownLawFaults([{ id: 'hodhod', law }]).join(), /law\/1\.1: is older/)
})

function clauseSaying(words: string) {
  return { id: 'given', title: 'به چه کسی', paragraphs: [words], summary: 'کم' }
}
