import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { PaperNeeded } from '#visas/responses.ts'
import {
  newRequest,
  type Paper,
  paperKey,
  paperOf,
  papersSent,
  requestFaults,
  requestFrom,
  requestSentence,
  withOneMore,
  withoutOne,
  withPaper,
} from '#visas/web/request-draft.ts'

const needed: readonly PaperNeeded[] = [
  { kind: 'passport', name: 'گذرنامه', note: '', isOptional: false },
  { kind: 'photo', name: 'عکس پرسنلی', note: '', isOptional: false },
  { kind: 'previousVisa', name: 'ویزای قبلی', note: '', isOptional: true },
]
const days = { first: '2026-12-01', last: '2027-01-20' }
const kept = (blobId: string): Paper => ({ at: 'kept', name: `${blobId}.jpg`, blobId, advice: [] })
const everything = { needed, days }

test('an empty request misses the day and every needed paper of everybody, and no optional one', () => {
  assert.deepEqual(Object.keys(requestFaults(newRequest(2), everything)), [
    'travelDate',
    'passengers.0.papers.passport',
    'passengers.0.papers.photo',
    'passengers.1.papers.passport',
    'passengers.1.papers.photo',
  ])
})

test('a picture that is on its way, or is not to be taken, is a fault even where it is optional', () => {
  const at = (paper: Paper) => {
    const draft = withPaper(newRequest(1), paperKey(0, 'previousVisa'), paper)
    return requestFaults(draft, everything)['passengers.0.papers.previousVisa']
  }
  assert.equal(at({ at: 'sending', name: 'a.jpg' }), 'تا رسیدن تصویر صبر کنید.')
  assert.equal(at({ at: 'wrong', name: 'a.pdf', says: 'این فرمت پذیرفته نیست' }), 'این فرمت پذیرفته نیست')
  assert.equal(at(kept('a')), undefined)
})

test('the first and the last day will do, those beside them will not', () => {
  const says = (travelDate: string) => requestFaults({ ...newRequest(1), travelDate }, everything).travelDate
  assert.equal(says('2026-12-01'), undefined)
  assert.equal(says('2027-01-20'), undefined)
  assert.match(says('2026-11-30') ?? '', /این روز/)
  assert.match(says('2027-01-21') ?? '', /این روز/)
})

test('pictures stay their applicant’s when somebody before him is taken off', () => {
  let draft = newRequest(3)
  for (const [index, slot] of draft.slots.entries())
    draft = withPaper(draft, paperKey(slot, 'photo'), kept(`of ${index}`))
  draft = withoutOne(draft, 0)
  assert.deepEqual(papersSent(draft, 0, needed), [{ kind: 'photo', blobId: 'of 1' }])
  assert.deepEqual(papersSent(draft, 1, needed), [{ kind: 'photo', blobId: 'of 2' }])
  // a new applicant inherits nothing
  assert.equal(paperOf(withOneMore(draft), 2, 'photo'), undefined)
})

test('one applicant stays, and there are nine at most', () => {
  assert.equal(withoutOne(newRequest(1), 0).slots.length, 1)
  assert.equal(withOneMore(newRequest(9)).slots.length, 9)
})

test('a reload brings back the day and the pictures that are still there, for as many as the address says', () => {
  let draft = { ...newRequest(2), travelDate: '2026-12-05' }
  draft = withPaper(draft, paperKey(0, 'passport'), kept('there'))
  draft = withPaper(draft, paperKey(1, 'passport'), kept('gone'))
  draft = withPaper(draft, paperKey(1, 'photo'), { at: 'sending', name: 'b.jpg' })
  const back = (count: number) =>
    requestFrom(requestSentence(draft), newRequest(count), (id) => id === 'there')
  assert.equal(back(2).travelDate, '2026-12-05')
  assert.deepEqual(back(2).papers, { '0 passport': kept('there') })
  const reading = { verdict: 'accepted', fields: { passportNumber: 'K45128903' }, doubtful: [] } as const
  const read: Paper = { at: 'kept', name: 'a.jpg', blobId: 'there', advice: [], reading }
  draft = withPaper(draft, paperKey(0, 'passport'), read)
  assert.deepEqual(back(2).papers, { '0 passport': read })
  assert.equal(back(1).slots.length, 1)
  assert.equal(back(3).slots.length, 3)
  for (const broken of [null, '', '{', '[]', '{"slots":1}'])
    assert.deepEqual(
      requestFrom(broken, newRequest(2), () => true),
      newRequest(2),
    )
})

test('however people come and go, everybody has a slot of his own, which was nobody’s before him', () => {
  const moves = fc.array(fc.option(fc.nat(8), { nil: undefined }), { maxLength: 30 })
  fc.assert(
    fc.property(moves, (actions) => {
      let draft = newRequest(1)
      const given = new Set(draft.slots)
      for (const action of actions) {
        const before = draft
        draft = action === undefined ? withOneMore(draft) : withoutOne(draft, action)
        for (const slot of draft.slots.filter((one) => !before.slots.includes(one))) {
          assert.equal(given.has(slot), false)
          given.add(slot)
        }
      }
      assert.equal(new Set(draft.slots).size, draft.slots.length)
      assert.ok(draft.slots.length >= 1 && draft.slots.length <= 9)
    }),
  )
})
