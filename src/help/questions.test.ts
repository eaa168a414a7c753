import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figures } from '#help/figures.ts'
import { penaltyRows } from '#help/penalty-rows.ts'
import { topics } from '#help/question.ts'
import { byTopic, questionAt, questions } from '#help/questions/all.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'

test('there are the twelve entries of the FAQ and thirty more, each at an address of its own', () => {
  assert.ok(questions.length >= 42, `${questions.length}`)
  const slugs = questions.map(({ slug }) => slug)
  assert.equal(new Set(slugs).size, slugs.length)
  for (const slug of slugs) assert.match(slug, /^[a-z]+(-[a-z]+)*$/)
  for (const slug of [
    'baggage',
    'cabin-bag',
    'child-price',
    'change-date-domestic',
    'change-date-abroad',
    'refund-how',
    'delay',
    'wrong-name-system',
    'wrong-name-charter',
    'wrong-name-abroad',
    'pets',
    'insurance',
  ])
    assert.ok(questionAt(slug), slug)
})

test('a question has one heading, and its short answer is short', () => {
  for (const { slug, question, short, answer } of questions) {
    assert.ok(short.length <= 42, `${slug}: ${short}`)
    assert.ok(answer.length >= 1 && answer.length <= 3, slug)
    for (const text of [question, short, ...answer])
      assert.doesNotMatch(text, /[!يك]|بلیط|undefined|NaN/, slug)
  }
  assert.deepEqual(
    byTopic().map(({ topic }) => topic),
    Object.keys(topics),
  )
  assert.ok(byTopic().every((group) => group.questions.length > 0))
})

test('figures are those of the product', () => {
  assert.equal(figures.longDelayHours, '۲')
  assert.equal(figures.refundAtBankHours, '۷۲')
  assert.deepEqual([figures.cabinEconomy, figures.cabinBusiness], ['۵', '۷'])
  assert.equal(figures.extraBags, '۵، ۱۰ یا ۲۰ کیلو')
  const steps = penaltyLadders.filter(({ id }) => id.startsWith('house/')).flatMap((ladder) => ladder.steps)
  assert.equal(penaltyRows().length, steps.length)
  assert.match(penaltyRows()[0]?.[0] ?? '', /تا ساعت ۱۲ ظهر ۳ روز پیش از پرواز، کلاس C Y/)
})
