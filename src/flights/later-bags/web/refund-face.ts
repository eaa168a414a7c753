import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { LegWords, PartStatus, RefundFace } from '#orders/refund-face.ts'

const parts = {
  refundable: { says: 'ثبت شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'پس داده شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'پرواز انجام شد', tone: 'primary', icon: 'airplane-landing' },
} as const satisfies Record<string, PartStatus>

export const laterBagRefundFace: RefundFace = {
  words: {
    which: 'بار چه کسانی؟',
    person: 'مسافر',
    part: 'بار اضافه',
    parts: 'بارهای اضافه',
    beginning: 'پرواز',
    isByStage: false,
    isEachTold: false,
    late: 'زمان پس دادن این بار گذشته است و چیزی برنمی‌گردد.',
    lateShort: 'زمان پس دادن گذشته است',
    faults: {
      ALREADY_REFUNDED: 'این بار پیش‌تر پس داده شده است.',
      FLOWN: 'این پرواز انجام شده است و چیزی برنمی‌گردد.',
      NOT_REFUNDABLE: 'این بار پس گرفته نمی‌شود و چیزی برنمی‌گردد.',
      TOO_LATE: 'زمان پس دادن این بار گذشته است و چیزی برنمی‌گردد.',
      NOTHING_TO_RETURN: 'این بار پس گرفته نمی‌شود و چیزی برنمی‌گردد.',
      NOTHING_CHOSEN: 'دست‌کم بار یک نفر را انتخاب کنید.',
      UNKNOWN_ITEM: 'باری که انتخاب کرده‌اید در این سفارش نیست.',
    },
  },
  notReasons: [2, 6],
  legs: ({ service }): readonly LegWords[] => [
    {
      route: service?.name ?? '',
      when: service === null ? '' : weekdayDayMonth(Temporal.PlainDate.from(service.beginsOn)),
      airline: '',
      flightNumber: '',
      direction: '',
      stops: [],
    },
  ],
  kindOf: () => 'مسافر',
  statusOf: ({ state }) => parts[state],
}
