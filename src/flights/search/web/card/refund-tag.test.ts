import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { betterWords, refundTag } from '#flights/search/web/card/refund-tag.ts'

const toneAt = (penaltyPercent: number) => refundTag(sampleProposal({ penaltyPercent })).tone

test('what comes back is green from sixty percent on, amber below, and red where it is nothing', () => {
  assert.deepEqual([0, 40, 41, 99, 100].map(toneAt), ['good', 'good', 'warn', 'warn', 'bad'])
  assert.equal(refundTag(sampleProposal({ penaltyPercent: 100 })).words, 'غیرقابل استرداد')
  assert.match(refundTag(sampleProposal({ toman: 1_000_000, penaltyPercent: 30 })).words, /700,000/)
})

test('of the party one adult counts', () => {
  const one = sampleProposal({ toman: 1_000_000, penaltyPercent: 30 })
  const family = { ...one, totalPrice: 30_000_000, prices: one.prices.map((each) => ({ ...each, count: 3 })) }
  assert.deepEqual(refundTag(family), refundTag(one))
})

test('what a refundable fare costs more is said where the cheapest gives nothing back, else not', () => {
  const none = sampleProposal({ id: 1, toman: 1_000_000, penaltyPercent: 100 })
  const some = sampleProposal({ id: 2, toman: 1_075_000 })
  assert.match(betterWords([none, some]) ?? '', /75,000/)
  assert.equal(betterWords([some]), undefined)
  assert.equal(betterWords([none]), undefined)
  assert.equal(betterWords([sampleProposal({ toman: 900_000 }), some]), undefined)
})
