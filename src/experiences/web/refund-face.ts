import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { LegWords, RefundFace } from '#orders/refund-face.ts'

const parts = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'پس داده شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'آغاز شد', tone: 'primary', icon: 'check-circle-fill' },
} as const

export const experienceRefundFace: RefundFace = {
  words: {
    which: 'کدام گشت؟',
    person: 'خریدار',
    part: 'گشت',
    parts: 'گشت‌ها',
    beginning: 'شروع گشت',
    isByStage: false,
    isEachTold: false,
    late: 'مهلت لغو این گشت گذشته است و چیزی برنمی‌گردد.',
    lateShort: 'مهلت لغو گذشته است',
    faults: {
      ALREADY_REFUNDED: 'این گشت پیش‌تر پس داده شده است.',
      FLOWN: 'این گشت آغاز شده است و چیزی برنمی‌گردد.',
      NOT_REFUNDABLE: 'مهلت لغو این گشت گذشته است و چیزی برنمی‌گردد.',
      TOO_LATE: 'مهلت لغو این گشت گذشته است و چیزی برنمی‌گردد.',
      NOTHING_CHOSEN: 'گشت را انتخاب کنید.',
      UNKNOWN_ITEM: 'گشتی که انتخاب کرده‌اید در این سفارش نیست.',
    },
  },
  notReasons: [2, 6],
  legs: ({ service }): readonly LegWords[] => [
    {
      route: service?.name ?? '',
      when: service === null ? '' : weekdayDayMonth(Temporal.PlainDate.from(service.beginsOn)),
      airline: 'همهٔ بلیت‌ها با هم',
      flightNumber: '',
      direction: '',
      stops: [],
    },
  ],
  kindOf: () => '',
  statusOf: ({ state }) => parts[state],
}
