import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreedView, termsInForce } from '#law/agreed-terms.ts'
import { deskEditions, editionFields, editionNamed, keyOf } from '#law/desk-edition.ts'
import { editions } from '#law/editions.ts'
import { editionHeads, editionsOf } from '#law/law-owner.ts'
import { type EditionChange, nextEdition } from '#law/next-edition.ts'

const [house] = editions
const site = { id: 'parastoo', legalVariant: 'agency', law: [] } as const
const clause = {
  id: 'support',
  title: 'پشتیبانی',
  paragraphs: ['پاسخ پیام‌ها تا {holdMinutes} دقیقه می‌رسد.'],
  summary: 'به هر پیام پاسخ می‌دهیم.',
}
const change: EditionChange = { owner: 'agency', slug: 'terms', since: '2027-01-01', wording: { clause } }

const first = nextEdition(change, [site], [])
const second = nextEdition(
  { ...change, since: '2027-02-01', wording: { clause: { ...clause, title: 'پاسخ' } } },
  [site],
  [first],
)

test('an edition of the desk is the one before it with one clause of other words, and numbered after it', () => {
  assert.deepEqual([first.version, second.version], [`${house.version}.1`, `${house.version}.2`])
  const [read, before] = editionsOf('agency', [site], [first])
  const clauses = read?.texts().terms.clauses ?? []
  assert.deepEqual(clauses.at(-1)?.id, 'support')
  assert.match(clauses.at(-1)?.paragraphs[0] ?? '', /تا [۰-۹]+ دقیقه/, 'the figure is the house’s')
  assert.deepEqual(clauses.slice(0, -1), before?.texts().terms.clauses)
  assert.deepEqual(read?.texts().privacy, before?.texts().privacy)
  const titles = editionsOf('agency', [site], [first, second])[0]
    ?.texts()
    .terms.clauses.filter(({ id }) => id === 'support')
  assert.deepEqual(
    titles?.map(({ title }) => title),
    ['پاسخ'],
  )
})

test('what is agreed to is the newest that has begun, and each is found again', () => {
  assert.equal(termsInForce(site, []), `agency/${house.version}`)
  assert.equal(termsInForce(site, [second, first]), `agency/${second.version}`)
  const view = { variant: 'agency', version: first.version, since: '2027-01-01' }
  assert.deepEqual(agreedView(`agency/${first.version}`, [site], [first, second]), view)
  assert.equal(agreedView(`partner/${first.version}`, [site], [first, second]), null)
})

test('a clause that the house enforces, a figure nobody knows and a day before the last edition are refused', () => {
  const wrong = (more: Partial<EditionChange>) => () =>
    nextEdition({ ...change, ...more }, [site], [second, first])
  assert.throws(wrong({ wording: { clause: { ...clause, id: 'governing-law' } } }), RangeError)
  assert.throws(wrong({ wording: { clause: { ...clause, summary: 'تا {moonPhase} روز' } } }), RangeError)
  assert.throws(wrong({ since: '2027-01-15' }), RangeError)
  assert.throws(wrong({ owner: 'nobody' }), RangeError)
})

test('it is kept as other texts of the desk are, and read again as it was', () => {
  assert.equal(keyOf(first), `agency-${house.version.replace('.', '-')}-1`)
  assert.deepEqual(deskEditions([{ fields: editionFields(first) }, { fields: null }]), [first])
})

test('title and lead are worded as clauses are, and clauses that were worded stay so', () => {
  const above = { title: 'شرایط استفاده', lead: 'سفارش {holdMinutes} دقیقه برای شما می‌ماند.' }
  const third = nextEdition({ ...change, since: '2027-03-01', wording: { above } }, [site], [second, first])
  const [read, before] = editionsOf('agency', [site], [first, second, third])
  const { title, lead, clauses } = read?.texts().terms ?? assert.fail()
  assert.deepEqual([read?.version, title], [`${house.version}.3`, above.title])
  assert.match(lead, /^سفارش [۰-۹]+ دقیقه/)
  assert.deepEqual(clauses, before?.texts().terms.clauses)
  const wrong = { above: { ...above, lead: 'تا {moonPhase} روز' } }
  assert.throws(
    () => nextEdition({ ...change, since: '2027-03-01', wording: wrong }, [site], [third]),
    RangeError,
  )
})

test('by their names alone they stand in the same order', () => {
  const all = [first, second]
  const heads = all.map(({ owner, version, since }) => ({ owner, version, since }))
  assert.deepEqual(
    editionHeads('agency', [site], heads).map(({ version }) => version),
    editionsOf('agency', [site], all).map(({ version }) => version),
  )
  assert.deepEqual(
    all.map((one) => editionNamed(keyOf(one))),
    all.map(({ owner, version }) => ({ owner, version })),
  )
  assert.equal(editionNamed('agency'), undefined)
})
