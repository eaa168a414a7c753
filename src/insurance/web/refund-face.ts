import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { LegWords, PartStatus, RefundFace } from '#orders/refund-face.ts'

const parts = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'پس داده شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  // begun: its first day has come
  flown: { says: 'آغاز شده است', tone: 'primary', icon: 'airplane-landing' },
} as const satisfies Record<string, PartStatus>

export const insuranceRefundFace: RefundFace = {
  words: {
    which: 'بیمه‌نامهٔ چه کسانی؟',
    person: 'بیمه‌شده',
    part: 'بیمه‌نامه',
    parts: 'بیمه‌نامه‌ها',
    beginning: 'روز رفت',
    isByStage: true,
    isEachTold: false,
    late: null,
    lateShort: null,
    faults: {
      ALREADY_REFUNDED: 'این بیمه‌نامه پیش‌تر پس داده شده است.',
      FLOWN: 'این بیمه‌نامه آغاز شده است و چیزی برنمی‌گردد.',
      NOT_REFUNDABLE: 'این بیمه‌نامه آغاز شده است و چیزی برنمی‌گردد.',
      TOO_LATE: 'این بیمه‌نامه آغاز شده است و چیزی برنمی‌گردد.',
      NOTHING_TO_RETURN: 'پس از کارمزد لغو مبلغی برنمی‌گردد.',
      NOT_TOLD: 'بیمه‌گر هنوز نگفته است چه مبلغی برمی‌گرداند. کمی بعد دوباره نگاه کنید.',
      NOTHING_CHOSEN: 'دست‌کم یک نفر را انتخاب کنید.',
      UNKNOWN_ITEM: 'کسی که انتخاب کرده‌اید در این سفارش نیست.',
    },
  },
  notReasons: [2, 6],
  legs: ({ service, passengerCount }): readonly LegWords[] => [
    {
      route: service?.name ?? '',
      when: service === null ? '' : `از ${weekdayDayMonth(Temporal.PlainDate.from(service.beginsOn))}`,
      airline: `${persianDigits(passengerCount)} نفر`,
      flightNumber: '',
      direction: '',
      stops: [],
    },
  ],
  kindOf: () => 'بیمه‌شده',
  statusOf: ({ state }) => parts[state],
}
