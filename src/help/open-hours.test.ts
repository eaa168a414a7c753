import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHoursOf, openNow } from '#help/open-hours.ts'

const zone = 'Asia/Tehran'
const everyDay = { open: '09:00-24:00', zone } as const
const shorter = { open: '09:00-24:00', openDaysOff: '10:00-14:00', zone } as const
const closed = { open: '09:00-17:30', openDaysOff: 'closed', zone } as const
const inBaghdad = { open: '09:00-24:00', zone: 'Asia/Baghdad' } as const

/** by Tehran; 27 November 2026 is a Friday */
const cases = [
  [
    everyDay,
    '2026-11-23T09:00',
    true,
    'الان باز است، تا ساعت ۲۴:۰۰ به وقت تهران',
    'باز است\u00a0· تا ۱۲ امشب',
  ],
  [
    everyDay,
    '2026-11-23T08:59',
    false,
    'الان بسته است؛ ساعت ۰۹:۰۰ به وقت تهران برمی‌گردیم',
    'بسته است\u00a0· از ۹',
  ],
  [
    everyDay,
    '2026-11-23T23:30',
    true,
    'الان باز است، تا ساعت ۲۴:۰۰ به وقت تهران',
    'باز است\u00a0· تا ۱۲ امشب',
  ],
  [
    everyDay,
    '2026-11-24T00:00',
    false,
    'الان بسته است؛ ساعت ۰۹:۰۰ به وقت تهران برمی‌گردیم',
    'بسته است\u00a0· از ۹',
  ],
  [
    inBaghdad,
    '2026-11-24T00:15',
    true,
    'الان باز است، تا ساعت ۲۴:۰۰ به وقت بغداد',
    'باز است\u00a0· تا ۱۲ امشب به وقت بغداد',
  ],
  [
    inBaghdad,
    '2026-11-24T00:30',
    false,
    'الان بسته است؛ ساعت ۰۹:۰۰ به وقت بغداد برمی‌گردیم',
    'بسته است\u00a0· از ۹ به وقت بغداد',
  ],
  [
    everyDay,
    '2026-11-27T12:00',
    true,
    'الان باز است، تا ساعت ۲۴:۰۰ به وقت تهران',
    'باز است\u00a0· تا ۱۲ امشب',
  ],
  [
    shorter,
    '2026-11-27T14:00',
    false,
    'الان بسته است؛ فردا ساعت ۰۹:۰۰ به وقت تهران برمی‌گردیم',
    'بسته است\u00a0· فردا از ۹',
  ],
  [shorter, '2026-11-27T13:59', true, 'الان باز است، تا ساعت ۱۴:۰۰ به وقت تهران', 'باز است\u00a0· تا ۱۴'],
  [
    closed,
    '2026-11-26T17:30',
    false,
    'الان بسته است؛ شنبه ۷ آذر، ساعت ۰۹:۰۰ به وقت تهران برمی‌گردیم',
    'بسته است\u00a0· شنبه ۷ آذر، از ۹',
  ],
  [
    closed,
    '2027-03-20T20:00',
    false,
    'الان بسته است؛ پنجشنبه ۵ فروردین، ساعت ۰۹:۰۰ به وقت تهران برمی‌گردیم',
    'بسته است\u00a0· پنجشنبه ۵ فروردین، از ۹',
  ],
] as const

for (const [given, at, isOpen, words, brief] of cases)
  test(`${given.open}, on days off ${'openDaysOff' in given ? given.openDaysOff : 'too'}, by ${given.zone}: at ${at} in Tehran ${isOpen ? 'open' : 'closed'}`, () => {
    const hours = openHoursOf(given)
    assert.ok(hours)
    const now = Temporal.ZonedDateTime.from(`${at}[Asia/Tehran]`).toInstant()
    assert.deepEqual(openNow(hours, now), { isOpen, words, brief })
  })

test('where the operator says no hours nothing is claimed', () => {
  assert.equal(openHoursOf({ zone }), undefined)
  assert.equal(openHoursOf({ openDaysOff: 'closed', zone }), undefined)
})
