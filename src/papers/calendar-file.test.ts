import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { type CalendarFlight, calendarFile } from '#papers/calendar-file.ts'
import { contentLines, escapedText } from '#papers/content-line.ts'

const madeAt = Temporal.Instant.from('2026-11-21T10:34:00Z')
const at = (text: string) => Temporal.ZonedDateTime.from(text)
const toMashhad: CalendarFlight = {
  id: '48151623-0-0@parastoo',
  summary: 'پرواز W5 1041، تهران به مشهد',
  location: 'فرودگاه مهرآباد',
  description: ['کد رزرو: K7QX2M', 'بلیت: 537-2401736652'],
  departs: at('2026-12-03T06:15[Asia/Tehran]'),
  arrives: at('2026-12-03T07:40[Asia/Tehran]'),
  alarm: { minutesBefore: 60, says: 'در فرودگاه مهرآباد باشید' },
}
const fileOf = (...flights: CalendarFlight[]) => calendarFile({ name: 'پرستو', madeAt, flights })

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(event)
    const [alarm] = event.getAllSubcomponents('valarm')
    const zones = [startDate, endDate].map(({ zone }) => zone?.tzid)
    const instants = [startDate, endDate].map((time) =>
      Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000),
    )
    const trigger = String(alarm?.getFirstPropertyValue('trigger'))
    return { uid, summary, location, description, zones, instants, trigger }
  })
}

test('a flight is one event at the clocks of its airports, with an alarm for the airport', () => {
  const [event] = readBack(fileOf(toMashhad))
  assert.deepEqual(event, {
    uid: '48151623-0-0@parastoo',
    summary: 'پرواز W5 1041، تهران به مشهد',
    location: 'فرودگاه مهرآباد',
    description: 'کد رزرو: K7QX2M\nبلیت: 537-2401736652',
    zones: ['Asia/Tehran', 'Asia/Tehran'],
    instants: [
      at('2026-12-03T06:15+03:30[Asia/Tehran]').toInstant(),
      at('2026-12-03T07:40+03:30[Asia/Tehran]').toInstant(),
    ],
    trigger: '-PT60M',
  })
})

test('a flight one need not go to an airport for has no alarm', () => {
  const { alarm: _, ...changed } = toMashhad
  assert.doesNotMatch(fileOf(changed), /VALARM/)
})

const ends = [
  ['2026-12-03T23:40[Asia/Tehran]', '2026-12-04T02:10[Europe/Istanbul]'],
  ['2027-03-27T22:00[Europe/Berlin]', '2027-03-28T05:30[Asia/Dubai]'],
  ['2027-03-28T00:30[Europe/Berlin]', '2027-03-28T04:10[Europe/Berlin]'],
  ['2026-10-25T01:30[Europe/Paris]', '2026-10-25T04:00[Europe/London]'],
  ['2026-11-01T00:10[America/New_York]', '2026-11-02T06:55[Australia/Sydney]'],
  ['2027-10-02T22:00[Australia/Lord_Howe]', '2027-10-03T06:00[Asia/Kathmandu]'],
  ['2026-12-03T06:15[UTC]', '2026-12-03T08:15[Asia/Kabul]'],
] as const

for (const [from, to] of ends)
  test(`${from} to ${to}: both ends are the right moment by the file's own zones`, () => {
    const [departs, arrives] = [at(from), at(to)]
    const [event] = readBack(fileOf({ ...toMashhad, departs, arrives }))
    assert.deepEqual(
      event?.instants.map(String),
      [departs, arrives].map((time) => time.toInstant().toString()),
    )
    assert.deepEqual(
      event?.zones,
      [departs, arrives].map(({ timeZoneId }) => timeZoneId),
    )
  })

test('a zone is in the file once, with every change of its clocks between the first flight and the last', () => {
  const back = {
    ...toMashhad,
    id: 'b',
    departs: at('2027-07-01T10:00[Europe/Berlin]'),
    arrives: at('2027-07-01T17:00[Asia/Tehran]'),
  }
  const out = {
    ...toMashhad,
    departs: at('2026-12-03T06:15[Asia/Tehran]'),
    arrives: at('2026-12-03T09:00[Europe/Berlin]'),
  }
  const text = fileOf(out, back)
  assert.equal(text.match(/BEGIN:VTIMEZONE/gu)?.length, 2)
  const berlin = text.slice(text.indexOf('TZID:Europe/Berlin'))
  assert.match(
    berlin,
    /^TZID:Europe\/Berlin\r\nBEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:\+0200\r\nTZOFFSETTO:\+0100\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE/u,
  )
})

test('commas, semicolons, backslashes and lines are escaped, and no line of its own gets in', () => {
  assert.equal(escapedText('a,b;c\\d\r\ne\nf'), 'a\\,b\\;c\\\\d\\ne\\nf')
  const summary = 'نام\r\nEND:VEVENT\nATTACH:http://evil'
  const [event] = readBack(fileOf({ ...toMashhad, summary }))
  assert.equal(event?.summary, 'نام\nEND:VEVENT\nATTACH:http://evil')
  assert.equal(readBack(fileOf({ ...toMashhad, summary })).length, 1)
})

test('any text comes back as it was, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
      const plain = words.replaceAll(/\p{Cc}/gu, '')
      const text = fileOf({ ...toMashhad, summary: plain })
      for (const line of text.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75)
      assert.equal(readBack(text)[0]?.summary, plain)
    }),
  )
  assert.equal(contentLines(['سلام'.repeat(30)]).replaceAll('\r\n ', ''), `${'سلام'.repeat(30)}\r\n`)
})

test('a flight that does not go is struck out and rings no bell; a later file of it is the newer one', () => {
  const file = fileOf({ ...toMashhad, isCancelled: true, revision: 29_800_000 })
  assert.match(file, /STATUS:CANCELLED/)
  assert.match(file, /SEQUENCE:29800000/)
  assert.doesNotMatch(file, /VALARM/)
  assert.match(fileOf(toMashhad), /SEQUENCE:0/)
})
