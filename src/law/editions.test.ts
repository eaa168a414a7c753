import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { retention } from '#calendar/retention.ts'
import { agreedView, termsInForce } from '#law/agreed-terms.ts'
import { type Edition, editionNumbered, editions, inForce } from '#law/editions.ts'
import { type LawVariant, lawPaths, lawSlugAt, lawSlugs } from '#law/law-text.ts'
import { persianDigits } from '#money/digits.ts'

const variants = ['agency', 'partner'] as const

test('an edition stays what was agreed to: a changed word or figure is a new edition', () => {
  for (const edition of editions)
    for (const variant of variants) assert.equal(digestOf(edition, variant), edition.digests[variant])
})

test('editions follow one another, each number once', () => {
  const days = editions.map(({ since }) => since)
  assert.deepEqual(days, days.toSorted().toReversed())
  assert.equal(new Set(editions.map(({ version }) => version)).size, editions.length)
})

test('every clause has an anchor of its own, something to say, and says it plainly', () => {
  for (const variant of variants)
    for (const [slug, { clauses }] of Object.entries(inForce.texts(variant))) {
      const ids = clauses.map(({ id }) => id)
      assert.equal(new Set(ids).size, ids.length, slug)
      for (const { id, paragraphs, summary, title } of clauses) {
        const length = paragraphs.join(' ').length
        assert.ok(paragraphs.length > 0 && title !== '', `${slug}#${id}`)
        assert.ok(summary.length > 0 && summary.length < length, `${slug}#${id}`)
        for (const text of [title, summary, ...paragraphs])
          assert.doesNotMatch(text, /[!يك0-9]|undefined|NaN|بلیط/, `${slug}#${id}`)
      }
    }
})

test('the two brands tell whom one deals with, and share the rest', () => {
  const [agency, partner] = variants.map((variant) => inForce.texts(variant))
  assert.ok(agency && partner)
  const differing = lawSlugs.flatMap((slug) =>
    agency[slug].clauses.flatMap((clause, place) =>
      JSON.stringify(clause) === JSON.stringify(partner[slug].clauses[place]) ? [] : [`${slug}#${clause.id}`],
    ),
  )
  assert.deepEqual(differing, ['terms#seller', 'privacy#given'])
})

test('the terms name the law, the court, the age and the one account', () => {
  const text = JSON.stringify(inForce.texts('agency').terms)
  for (const words of [
    'قوانین عراق',
    'داوری در بغداد',
    '۱۸ سال',
    'هر کد ملی تنها یک حساب',
    '۷۲ ساعت',
    '۱۵ دقیقه',
  ])
    assert.ok(text.includes(words), words)
})

test('both brands say how long what is written to them is stored, and earlier editions do not', () => {
  const clauseOf = (edition: Edition, variant: LawVariant) =>
    edition.texts(variant).privacy.clauses.find(({ id }) => id === 'letters')
  for (const variant of variants) {
    const text = JSON.stringify(clauseOf(inForce, variant))
    for (const days of Object.values(retention))
      assert.ok(text.includes(`${persianDigits(days)} روز`), `${days} days, ${variant}`)
    for (const version of ['1.0', '1.1']) {
      const edition = editionNumbered(version)
      assert.ok(edition && clauseOf(edition, variant) === undefined)
    }
  }
})

test('since 2.0 the terms speak of every way to pay and of what comes back of it, and earlier editions do not', () => {
  const idsOf = (edition: Edition, variant: LawVariant) =>
    edition.texts(variant).terms.clauses.map(({ id }) => id)
  const ways = ['rate-difference', 'shared-payment', 'agency-credit', 'protection']
  const before = editions.filter(({ since, version }) => since <= '2026-11-29' && version < '2')
  assert.equal(before.length, 4)
  for (const variant of variants) {
    const told = idsOf(inForce, variant)
    assert.deepEqual(
      ways.filter((id) => !told.includes(id)),
      [],
      variant,
    )
    for (const edition of before)
      assert.ok(
        idsOf(edition, variant).every((id) => !ways.includes(id)),
        edition.version,
      )
  }
})

test('since 3.0 a seat is promised only where its seller holds it, and a date abroad is changed on the order', () => {
  const [now, then] = ['3.0', '2.0'].map((version) => {
    const texts = editionNumbered(version)?.texts('agency')
    assert.ok(texts)
    const clause = (slug: 'terms' | 'buying-ticket' | 'international-flight', id: string) =>
      JSON.stringify(texts[slug].clauses.find((one) => one.id === id))
    return {
      held: [clause('terms', 'price'), clause('buying-ticket', 'hold')],
      abroad: clause('international-flight', 'changes'),
    }
  })
  assert.ok(now && then)
  for (const text of then.held) assert.match(text, /جا و قیمت تا/)
  for (const text of now.held) {
    assert.doesNotMatch(text, /جا و قیمت تا/)
    assert.match(text, /تنها پس از پرداخت می‌ده/)
  }
  assert.match(then.abroad, /تغییر تاریخ را از پشتیبانی/)
  assert.match(now.abroad, /تغییر تاریخ را در صفحهٔ سفارش/)
})

test('an address leads to its text, with the data of the page too', () => {
  for (const slug of lawSlugs) {
    assert.equal(lawSlugAt(lawPaths[slug]), slug)
    assert.equal(lawSlugAt(`${lawPaths[slug]}.data`), slug)
  }
  assert.equal(lawSlugAt('/privacy/nothing'), undefined)
})

test('what an order agreed to is found again', () => {
  const { version, since } = inForce
  for (const variant of variants) {
    const agreed = termsInForce({ id: 'somebody', legalVariant: variant, law: [] })
    assert.deepEqual(agreedView(agreed, []), { variant, version, since })
  }
  assert.equal(agreedView(`somebody/${version}`, []), null)
  assert.equal(agreedView(null, []), null)
  assert.equal(agreedView('agency/0.1', []), null)
})

function digestOf(edition: Edition, variant: LawVariant): string {
  return createHash('sha256')
    .update(JSON.stringify(edition.texts(variant)))
    .digest('hex')
}
