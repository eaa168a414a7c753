import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { RequestedZone } from '#calendar/requested-zone.ts'
import { defaultZone, iranZone } from '#calendar/zones.ts'

test('half an hour lies between the two, and neither puts its clock forward', () => {
  for (const day of ['2026-01-05', '2026-07-05', '2030-03-21']) {
    const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: defaultZone, plainTime: '12:00' })
    assert.equal(noon.withTimeZone(iranZone).toPlainTime().toString(), '12:30:00', day)
  }
})

test('at 23:45 in Baghdad the next day has begun in Tehran', () => {
  const moment = Temporal.ZonedDateTime.from(`2026-11-21T23:45[${defaultZone}]`).toInstant()
  assert.equal(moment.toZonedDateTimeISO(iranZone).toPlainDateTime().toString(), '2026-11-22T00:15:00')
})

test('the days of a call are those of Baghdad, unless it names Tehran', () => {
  assert.equal(RequestedZone.parse(undefined), 'Asia/Baghdad')
  assert.equal(RequestedZone.parse('Asia/Tehran'), 'Asia/Tehran')
  for (const other of ['Europe/London', 'asia/tehran', ''])
    assert.equal(RequestedZone.safeParse(other).success, false, other)
})

test('no other file spells a zone: a place brings its own', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|^src\/testing\/|calendar\/zones\.ts$/.test(file),
  )
  assert.ok(files.length > 1000)
  const spelled = files.filter((file) =>
    /'(?:Asia|Europe|America|Africa)\/[A-Z]/.test(readFileSync(file, 'utf8')),
  )
  assert.deepEqual(spelled, [])
})
