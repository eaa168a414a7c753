import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageFault, tripFaults, tripOf } from '#insurance/insured-trip.ts'
import { zoneOf } from '#insurance/zones.ts'
import { COUNTRIES } from '#places/countries.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const istanbul = { country: 'TR', startsOn: '2026-12-13', endsOn: '2026-12-19' }

test('from Sunday to Saturday are seven days', () => {
  assert.equal(tripOf(istanbul)?.days, 7)
  assert.deepEqual(tripFaults(istanbul, today), [])
})

test('each country but our own is in a zone, and what nobody listed costs as the world', () => {
  assert.deepEqual(
    COUNTRIES.filter(({ code }) => zoneOf(code) === undefined).map(({ code }) => code),
    ['IR'],
  )
  assert.deepEqual(['AE', 'TR', 'IT', 'CN', 'US'].map(zoneOf), [
    'arab',
    'near',
    'schengen',
    'world',
    'america',
  ])
})

test('a trip that cannot be insured says why, at the field that is wrong', () => {
  const at = (more: object) => tripFaults({ ...istanbul, ...more }, today).map(({ property }) => property)
  assert.deepEqual(at({ country: 'IR' }), ['country'])
  assert.deepEqual(at({ country: 'XX' }), ['country'])
  assert.deepEqual(at({ startsOn: '2026-11-20' }), ['startsOn'])
  assert.deepEqual(at({ startsOn: '2027-11-22', endsOn: '2027-11-29' }), ['startsOn'])
  assert.deepEqual(at({ endsOn: '2026-12-12' }), ['endsOn'])
  assert.deepEqual(at({ endsOn: '2027-12-13' }), ['endsOn'])
  assert.deepEqual(at({ startsOn: '2026-11-21', endsOn: '2026-11-21' }), [])
})

test('the age counts on the first day, to the day', () => {
  const trip = { startsOn: Temporal.PlainDate.from(istanbul.startsOn) }
  const fault = (birth: string) => ageFault(Temporal.PlainDate.from(birth), trip, today)
  assert.equal(fault('1940-12-14'), undefined)
  assert.match(fault('1940-12-13') ?? '', /۸۵ سالگی/)
  assert.match(fault('2026-11-22') ?? '', /هنوز نرسیده/)
  assert.equal(fault('2026-11-21'), undefined)
})
