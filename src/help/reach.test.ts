import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHoursOf } from '#help/open-hours.ts'
import { reachAt } from '#help/reach.ts'

const zone = 'Asia/Tehran'
const everyDay = openHoursOf({ open: '09:00-24:00', zone })
const weekdays = openHoursOf({ open: '09:00-17:30', openDaysOff: 'closed', zone })
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()

/** 26 November 2026 is a Thursday. */
const conversations = [
  [everyDay, '2026-11-23T10:00', 'پاسخ همکار ما تا ۳۰ دقیقه'],
  [everyDay, '2026-11-23T23:30', 'پاسخ همکار ما تا ۳۰ دقیقه'],
  [everyDay, '2026-11-23T23:45', 'پاسخ همکار ما تا فردا، ساعت ۰۹:۱۵'],
  [everyDay, '2026-11-23T07:00', 'پاسخ همکار ما تا امروز، ساعت ۰۹:۳۰'],
  [weekdays, '2026-11-26T18:00', 'پاسخ همکار ما تا شنبه ۷ آذر، ساعت ۰۹:۳۰'],
  [undefined, '2026-11-23T10:00', 'همین‌جا بنویسید و پاسخ بگیرید'],
] as const

for (const [hours, now, says] of conversations)
  test(`of a conversation at ${now} is said: ${says}`, () => {
    const { conversation } = reachAt(at(now), { hours, hoursText: '', firstCall: undefined })
    assert.equal(conversation, says)
  })

test('where the operator says no hours, no call and no hour of the office is named', () => {
  const reach = reachAt(at('2026-11-23T10:00'), {
    hours: undefined,
    hoursText: 'هر روز',
    firstCall: undefined,
  })
  assert.deepEqual([reach.open, reach.firstCall, reach.message], [null, null, 'پاسخ تا ۲۴ ساعت'])
})

test('a message is answered within hours of the office, and a call has its first free hour', () => {
  const reach = reachAt(at('2026-11-23T10:00'), {
    hours: everyDay,
    hoursText: 'هر روز',
    firstCall: 'امروز، ۱۱:۰۰',
  })
  assert.deepEqual(
    [reach.open?.isOpen, reach.firstCall, reach.message],
    [true, 'امروز، ۱۱:۰۰', 'پاسخ تا ۴ ساعت کاری'],
  )
})
