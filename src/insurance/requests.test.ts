import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlansRequest } from '#insurance/requests.ts'

const trip = { country: 'TR', startsOn: '2027-03-01', endsOn: '2027-03-08' }
const isRead = (births: string) => PlansRequest.safeParse({ ...trip, births }).success

test('birth days are days of the calendar, of nine people at most', () => {
  assert.ok(isRead('1988-08-15'))
  assert.ok(isRead(Array.from({ length: 9 }, () => '2000-02-29').join(',')))
  for (const births of ['', '1988-08-15,', '1988-02-30', '1988-13-01', '1999-02-29', 'x', '1988-8-15'])
    assert.ok(!isRead(births), births)
  assert.ok(!isRead(Array.from({ length: 10 }, () => '1988-08-15').join(',')))
})
