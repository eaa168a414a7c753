import { faultsOf } from '../mutant.ts'

const holds = [
  'src/flights/booking/server/holds.test.ts',
  'src/flights/booking/server/booking.test.ts',
  'src/flights/booking/server/journey-holds.test.ts',
]
const life = [
  'src/orders/life.test.ts',
  'src/orders/server/orders.test.ts',
  'src/orders/server/sweep.test.ts',
  'src/orders/server/races.test.ts',
]

export const seatMutants = [
  ...faultsOf('src/flights/booking/server/holds.ts', holds, {
    'infants-take-seats': ["groups.filter((group) => group !== 'infant').length", 'groups.length'],
    'seats-released-twice': [
      "where order_id = ${orderId} and state = 'held' returning order_id",
      'where order_id = ${orderId} returning order_id',
    ],
    'release-frees-one-seat': ['set held = held - had.seats', 'set held = held - 1'],
  }),
  ...faultsOf(
    'src/database/functions/flights-seats.sql',
    ['src/flights/booking/server/journey-holds.test.ts', 'src/flights/booking/server/journey-orders.test.ts'],
    {
      'one-seat-too-many': [
        'when bool_or(wanted.seats > of.free)',
        'when bool_or(wanted.seats > of.free + 1)',
      ],
      'sold-after-it-closed': ['select at < f.closes_at as open', 'select true as open'],
      'held-and-not-counted': [
        'update flights.fares set held = held + taken.seats',
        'update flights.fares set held = held + 0 * taken.seats',
      ],
    },
  ),
  ...faultsOf(
    'src/flights/tickets/server/refund.ts',
    ['src/flights/tickets/server/refund.test.ts', 'src/flights/booking/server/journey-orders.test.ts'],
    {
      'infant-frees-a-seat': [
        'seats: seatsFor(gone.flatMap(({ position }) => groups[position] ?? []))',
        'seats: gone.length',
      ],
      'ticket-cancelled-on-every-leg': [
        ' and position = passenger and tickets.leg = asked.leg and',
        ' and position = passenger and',
      ],
    },
  ),
  ...faultsOf(
    'src/flights/tickets/server/ticketing.ts',
    ['src/flights/tickets/server/ticketing.test.ts', 'src/flights/tickets/server/issue.test.ts'],
    {
      'taken-code-is-a-failure': [
        'if (drawn === drawsAtMost || !isTaken(constraint)) throw error',
        'if (drawn <= drawsAtMost) throw error',
      ],
    },
  ),
  ...faultsOf('src/orders/limits.ts', ['src/orders/limits.test.ts', 'src/orders/server/holding.test.ts'], {
    'hold-limit-of-an-owner-off': ['live.ofOwner >= perOwner)', 'live.ofOwner > perOwner)'],
    'hold-limit-of-an-address-off': ['live.ofAddress >= mostHere', 'live.ofAddress > mostHere'],
    'asked-after-the-deadline': [
      'if (Temporal.Instant.compare(now, deadline) >= 0)',
      'if (Temporal.Instant.compare(now, deadline) > 0)',
    ],
  }),
  ...faultsOf(
    'src/database/baseline/110-orders.sql',
    ['src/orders/life.test.ts', 'src/orders/server/life-in-database.test.ts'],
    {
      'refunded-before-issued': ["('issued', 'refunded');", "('issued', 'refunded'), ('paid', 'refunded');"],
    },
  ),
  ...faultsOf('src/database/functions/orders.sql', ['src/orders/server/life-in-database.test.ts'], {
    'total-changes-without-a-word': [
      'if new.total <> old.total then',
      'if false and new.total <> old.total then',
    ],
    'paid-order-paid-otherwise': [
      'if (new.discount, new.wallet_part, new.credit) <> (old.discount, old.wallet_part, old.credit)',
      'if false and (new.discount, new.wallet_part, new.credit) <> (old.discount, old.wallet_part, old.credit)',
    ],
  }),
  ...faultsOf('src/orders/server/end-order.ts', life, {
    'hold-ended-early': [
      'if (isUnpaid(order.status) && Temporal.Instant.compare(at, order.holdExpiresAt) < 0)',
      'if (isUnpaid(order.status) && Temporal.Instant.compare(at, order.holdExpiresAt) < -1)',
    ],
    'seats-kept-by-a-cancelled-order': [
      'await productOf(room, moved).release(trx, orderId)\n    return ended',
      'return ended',
    ],
    'seats-kept-by-a-withdrawn-order': [
      'if (moved === undefined) return undefined\n    await productOf(room, moved).release(trx, orderId)',
      'if (moved === undefined) return undefined',
    ],
    'expired-order-untold': [
      "await room.tell(trx, { order: expired, amount: ZERO, happened: 'expired' })",
      '',
    ],
  }),
  ...faultsOf('src/orders/server/end-order.ts', ['src/orders/server/wallet-part.test.ts'], {
    'wallet-part-kept-of-an-expired-order': ['await unspent(room, trx, expired)', ''],
  }),
  ...faultsOf('src/orders/server/sweep.ts', life, {
    'overdue-holds-swept-never': [
      "where phase = 'unpaid' and hold_expires_at <= ${now}",
      "where phase = 'unpaid' and hold_expires_at <= ${now} and false",
    ],
    'paid-orders-asked-never': [
      'ask_again_at <= ${now.subtract({ minutes: 1 })}',
      'ask_again_at <= ${now.subtract({ hours: 1 })}',
    ],
  }),
  ...faultsOf('src/hotels/server/hold.ts', ['src/hotels/server/booking.test.ts'], {
    'room-that-is-not-there': ['(sale.get(id)?.left ?? 0) < count', '(sale.get(id)?.left ?? 0) + 1 < count'],
    'rate-of-another-hotel': ['if (rate?.hotel.id !== hotelId || ', 'if (rate === undefined || '],
    'more-guests-than-beds': [' || !fits(rate.roomType, guests)) throw', ') throw'],
  }),
  ...faultsOf('src/passengers/age.ts', ['src/passengers/age.test.ts'], {
    'child-at-twelve': ['years >= AGE_BANDS.adultFromYears', 'years > AGE_BANDS.adultFromYears'],
    'infant-at-two': ['years >= AGE_BANDS.childFromYears', 'years > AGE_BANDS.childFromYears'],
    'too-young-to-fly': ['>= AGE_BANDS.infantFromDays', '> AGE_BANDS.infantFromDays'],
  }),
  ...faultsOf('src/calendar/ages.ts', ['src/calendar/ages.test.ts'], {
    'older-a-day-late': ['on.day >= birth.day', 'on.day > birth.day'],
    'older-all-month': ['on.month > birth.month ||', 'on.month >= birth.month ||'],
  }),
  ...faultsOf('src/passengers/party.ts', ['src/passengers/party.test.ts'], {
    'ten-travel': [
      'adults + children + infants > PARTY_LIMITS.passengers',
      'adults + children > PARTY_LIMITS.passengers',
    ],
    'two-infants-on-a-lap': [
      'infants > adults * PARTY_LIMITS.infantsPerAdult',
      'infants > 2 * adults * PARTY_LIMITS.infantsPerAdult',
    ],
    'infants-counted-as-seats': ['return adults + children\n}', 'return adults + children + 1\n}'],
    'four-children-an-adult': ['children + infants > adults', 'children > adults'],
  }),
  ...faultsOf('src/calendar/jalali.ts', ['src/calendar/jalali.test.ts', 'src/calendar/months.test.ts'], {
    'esfand-of-thirty-days': ['return isLeapYear(year) ? 30 : 29', 'return isLeapYear(year) ? 30 : 30'],
    'leap-years-of-others': [
      'fromJalali(year, 1, 1).withCalendar(',
      'fromJalali(year - 1, 1, 1).withCalendar(',
    ],
    'mehr-of-thirty-one-days': ['if (month <= 6) return 31', 'if (month <= 7) return 31'],
  }),
  ...faultsOf('src/calendar/holidays.ts', ['src/calendar/holidays.test.ts'], {
    'thursday-is-friday': ['date.dayOfWeek === 5', 'date.dayOfWeek === 4'],
    'fire-on-wednesday': ['return wednesday.subtract({ days: 1 })', 'return wednesday'],
  }),
  ...faultsOf('src/calendar/weeks.ts', ['src/calendar/weeks.test.ts'], {
    'week-from-sunday': [
      'date.subtract({ days: weekdayFromSaturday(date) })',
      'date.subtract({ days: weekdayFromSaturday(date) - 1 })',
    ],
  }),
  ...faultsOf('src/flights/abroad/passport-validity.ts', ['src/flights/abroad/passport-validity.test.ts'], {
    'passport-for-three-months': [
      'const half: PassportRule = { months: 6,',
      'const half: PassportRule = { months: 3,',
    ],
    'passport-counted-from-arrival': [
      "from === 'leaving' ? (leaves ?? arrives) : arrives",
      "from === 'leaving' ? arrives : arrives",
    ],
  }),
]
