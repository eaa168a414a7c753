import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seatsInMessage } from '#flights/seats/seats-in-message.ts'
import { faultsOf } from '#messages/message.ts'

test('seats are named in a message as on papers, and counted where they are more than it has room for', () => {
  for (const [designators, words] of [
    ['', undefined],
    ['12A', 'صندلی 12A'],
    ['12A 30C', 'صندلی 12A و 30C'],
    ['12A 12A', 'صندلی 12A'],
    ['12A 12B 12C 12D', 'صندلی 12A و 12B و 12C و 12D'],
    ['12A 12B 12C 12D 12E', '۵ صندلی انتخابی'],
  ] as const) {
    const seats = designators === '' ? [] : designators.split(' ').map((designator) => ({ designator }))
    assert.equal(seatsInMessage(seats), words)
    if (words === undefined) continue
    const tokens = ['1044', 'K7QX2M', 'تهران به استانبول پنجشنبه ۱۲ آذر', words]
    assert.deepEqual(faultsOf({ to: '+989121234567', template: 'ticket-issued-seats', tokens }), [])
  }
  assert.equal(seatsInMessage(), undefined)
})
