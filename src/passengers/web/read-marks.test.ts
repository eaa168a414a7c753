import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reading } from '#documents/reader/reading.ts'
import { readMarks } from '#passengers/web/read-marks.ts'
import { withReading } from '#passengers/web/reading.ts'
import { faultsOf, noTraveller } from '#passengers/web/traveller-draft.ts'

const fields = { firstName: 'SARA', passportNumber: 'K45128903', birthDateFa: '1368-07-14' } as const
const accepted: Reading = { verdict: 'accepted', fields, doubtful: [] }

test('what was read is marked until it is changed', () => {
  const draft = withReading(noTraveller, fields)
  const filled = { draft, reading: accepted }
  assert.deepEqual(readMarks(draft, filled), {
    firstName: 'unproved',
    passportNumber: 'sure',
    birthDateFa: 'sure',
  })
  const changed = { ...draft, passportNumber: 'K45128904', birth: { ...draft.birth, day: '15' } }
  assert.deepEqual(readMarks(changed, filled), { firstName: 'unproved' })
  assert.deepEqual(readMarks({ ...changed, nameCheck: 'done' }, filled), {})
  assert.deepEqual(readMarks(draft, undefined), {})
})

test('of a doubtful reading only the doubts are marked, and all of it where none is named', () => {
  const draft = withReading(noTraveller, fields)
  const marks = (doubtful: Reading['doubtful']) =>
    readMarks(draft, { draft, reading: { verdict: 'prefill', fields, doubtful } })
  assert.deepEqual(marks(['passportNumber']), { passportNumber: 'doubtful' })
  assert.deepEqual(marks([]), { firstName: 'doubtful', passportNumber: 'doubtful', birthDateFa: 'doubtful' })
})

test('a name that a machine read is a fault until somebody has held it against the passport', () => {
  const travel = {
    today: Temporal.PlainDate.from('2026-12-03'),
    flightDate: Temporal.PlainDate.from('2026-12-15'),
    group: 'adult',
  } as const
  const read = { ...withReading(noTraveller, fields), lastName: 'MOHAMMADI' }
  const told = (nameCheck: string) => faultsOf({ ...read, nameCheck }, 'passport', travel).firstName
  assert.match(told('due') ?? '', /بسنجید/)
  assert.equal(told('done'), undefined)
  assert.equal(told(''), undefined)
})
