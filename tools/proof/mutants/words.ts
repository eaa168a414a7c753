import { faultsOf } from '../mutant.ts'

const refundNews = ['src/notifications/order-notifications.test.ts']

/** What travellers are told: amounts, hours and days, when, and what they may type. */
export const wordMutants = [
  ...faultsOf('src/notifications/refund-notifications.ts', refundNews, {
    'refund-told-in-rial': [
      'const tokens = [trackingNumber, inToman(amount)]',
      'const tokens = [trackingNumber, String(amount)]',
    ],
    'refund-hour-in-utc': ['dueAt.toZonedDateTimeISO(iranZone)', "dueAt.toZonedDateTimeISO('UTC')"],
    'wallet-told-as-bank': ["'at-bank': 'refund-at-bank'", "'at-bank': 'refund-in-wallet'"],
  }),
  ...faultsOf('src/flights/web/face.ts', refundNews, {
    'failed-flight-told-as-hotel': ["failed: 'issue-failed'", "failed: 'booking-failed'"],
  }),
  ...faultsOf('src/notifications/order-notifications.ts', refundNews, {
    'paid-too-late-untold-amount': [
      "{ template: 'paid-too-late', tokens: [order.orderNumber, inToman(amount)] }",
      "{ template: 'paid-too-late', tokens: [order.orderNumber, '0'] }",
    ],
  }),
  ...faultsOf('src/money/formatted.ts', ['src/money/formatted.test.ts'], {
    'toman-shown-in-rial': ['return grouped(Math.trunc(amount / 10))', 'return grouped(Math.trunc(amount))'],
    'minus-lost': ['return whole < 0 ? MINUS + digits : digits', 'return digits'],
  }),
  ...faultsOf('src/money/display-unit.ts', ['src/money/display-unit.test.ts'], {
    'thousands-shown-tenfold': ['Math.round(amount / 10_000)', 'Math.round(amount / 1_000)'],
    'rial-shown-in-toman': ['isInRial() ? amount : Math.trunc(amount / 10)', 'Math.trunc(amount / 10)'],
  }),
  ...faultsOf('src/calendar/formatted.ts', ['src/calendar/formatted.test.ts'], {
    'year-left-out': [
      'calendarDay(today).year === calendarDay(date).year',
      'calendarDay(today).year >= calendarDay(date).year',
    ],
    'hour-of-one-figure': ['persianDigits(`${twoDigits(hour)}:', 'persianDigits(`${hour}:'],
    'range-of-one-month': [
      'start.year === end.year && start.month === end.month',
      'start.month === end.month',
    ],
  }),
  ...faultsOf('src/messages/quiet-hours.ts', ['src/messages/quiet-hours.test.ts'], {
    'quiet-by-utc': ['now.toZonedDateTimeISO(iranZone)', "now.toZonedDateTimeISO('UTC')"],
    'loud-at-the-first-minute': ['compare(at, from) >= 0', 'compare(at, from) > 0'],
    'quiet-at-the-last-minute': ['compare(at, to) < 0', 'compare(at, to) <= 0'],
    'quiet-ends-yesterday': ['endsTomorrow ? 1 : 0', 'endsTomorrow ? 0 : 0'],
  }),
  ...faultsOf(
    'src/messages/server/notification.ts',
    ['src/messages/server/preferences.test.ts', 'src/messages/server/sent-messages.test.ts'],
    {
      'critical-news-wait': [' || eventOf(event).isCritical) return undefined', ') return undefined'],
    },
  ),
  ...faultsOf('src/flights/tickets/server/remind.ts', ['src/flights/tickets/server/remind.test.ts'], {
    'reminded-in-another-hour': ['const remindHours = 24', 'const remindHours = 25'],
    'reminded-twice': [
      'and leg = ${leg} and reminded_at is null returning leg',
      'and leg = ${leg} returning leg',
    ],
    'reminded-of-a-refunded-ticket': ["and t.state = 'open')", ')'],
    'late-buyers-reminded': ['and h.issued_at <= goes.departs_at - ${ahead} ', ''],
  }),
  ...faultsOf('src/refunds/server/reminders.ts', ['src/refunds/server/reminders.test.ts'], {
    'reminded-of-what-is-not-due': [
      'Temporal.Instant.compare(tellTime(fall.at), now) <= 0',
      'Temporal.Instant.compare(tellTime(fall.at), now) <= 1',
    ],
    'reminded-of-the-wrong-amount': ['after: rial(fall.next.refund)', 'after: rial(fall.step.refund)'],
    'reminded-of-the-same-again': ['tellAtOf(found, isDue ? fall.at : now)', 'tellAtOf(found, now)'],
    'reminded-after-the-step': [
      'fallsAt.subtract({ seconds: remindBeforeSeconds })',
      'fallsAt.add({ seconds: remindBeforeSeconds })',
    ],
  }),
  ...faultsOf('src/accounts/national-code.ts', ['src/accounts/national-code.test.ts'], {
    'any-control-digit': ['return Number(code[9]) === controlDigit(code)', 'return Number(code[9]) <= 9'],
    'rest-of-one-is-ten': ['return rest < 2 ? rest : 11 - rest', 'return rest < 1 ? rest : 11 - rest'],
    'all-digits-the-same': [' || /^(\\d)\\1{9}$/.test(code)) return false', ') return false'],
  }),
  ...faultsOf(
    'src/passengers/field-rules.ts',
    ['src/passengers/form.test.ts', 'src/passengers/flight-form.test.ts'],
    {
      'national-code-unchecked': [
        "return isNationalCode(nationalCode) ? undefined : 'NATIONAL_CODE_IS_INVALID'",
        'return undefined',
      ],
      'new-born-flies': ["if (!mayFly(birth, flightDate)) return 'INFANT_UNDER_TEN_DAYS'", ''],
      'child-flies-as-adult': [
        "return ageGroupAt(birth, flightDate) === group ? undefined : 'PASSENGER_AGE_IS_INVALID'",
        'return undefined',
      ],
    },
  ),
  ...faultsOf('src/orders/order-number.ts', ['src/orders/order-number.test.ts'], {
    'any-order-number': ["checkDigit(text) === '0'", "checkDigit(text) !== ''"],
  }),
]
