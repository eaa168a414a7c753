import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { wordsOf } from '#orders/bought-words.ts'
import type { ProductFace } from '#orders/face.ts'
import type { LegWords, RefundFace } from '#orders/refund-face.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'
import { tourKind } from '#tours/kind.ts'
import {
  sharedVoucherAddress,
  tourConfirmPath,
  tourOrderPath,
  voucherAddress,
} from '#tours/web/order-paths.ts'

const words = wordsOf({
  kept: 'جا',
  allKept: 'جاها',
  paper: 'واچر تور',
  part: 'جا',
  parts: 'جاها',
  seller: 'برگزارکننده',
  person: 'مسافر',
  people: 'مسافران',
  beginning: 'پرواز',
  held: 'قیمت',
  stillHas: 'جای شما در گروه هنوز نگه داشته شده است.',
  hasNoMore: 'زمان نگه‌داری جا هم تمام شده است.',
  another: 'تور دیگری انتخاب کنید',
  shared: 'واچر را می‌بیند: با نام همهٔ همسفرها و شمارهٔ آن، بدون ورود به حساب.',
  sharedTitle: 'واچر تور',
})

const parts = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'پس داده شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'سفر آغاز شد', tone: 'primary', icon: 'airplane-landing' },
} as const

const ages = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const

const refund: RefundFace = {
  words: {
    which: 'کدام جاها؟',
    person: words.person,
    part: words.part,
    parts: words.parts,
    beginning: words.beginning,
    isByStage: false,
    isEachTold: false,
    late: null,
    lateShort: null,
    faults: {
      ALREADY_REFUNDED: 'این جا پیش‌تر پس داده شده است.',
      FLOWN: 'سفر آغاز شده است و چیزی برنمی‌گردد.',
      NOT_REFUNDABLE: 'این تور با پرواز چارتری فروخته شده است و با لغو شما چیزی برنمی‌گردد.',
      TOO_LATE: 'مهلت لغو این تور گذشته است و چیزی برنمی‌گردد.',
      ONLY_TOGETHER: 'همسفرهای یک اتاق با هم لغو می‌شوند؛ همهٔ آن‌ها را انتخاب کنید.',
      NOTHING_CHOSEN: 'دست‌کم یک اتاق را انتخاب کنید.',
      UNKNOWN_ITEM: 'جایی که انتخاب کرده‌اید در این سفارش نیست.',
    },
  },
  notReasons: [2, 6],
  legs: ({ service }): readonly LegWords[] => [
    {
      route: service?.name ?? '',
      when: dayOf(service?.beginsOn),
      airline: 'پرواز، هتل و راهنما با هم',
      flightNumber: '',
      direction: '',
      stops: [],
    },
  ],
  kindOf: ({ group }) => ages[group],
  statusOf: ({ state }) => parts[state],
}

export const tourFace: ProductFace = {
  words,
  productType: 'Tour',
  labels: { issued: 'واچر تور صادر شد' },
  orderPath: tourOrderPath,
  confirmPath: tourConfirmPath,
  trip: (order) => ({
    name: order.service?.name ?? '',
    from: '',
    to: order.service?.cityName ?? '',
    isRoundTrip: false,
    destination: order.service?.cityCode ?? '',
    when: dayOf(order.service?.beginsOn),
    people: `${persianDigits(peopleIn(order))} مسافر`,
    begins: order.service?.beginsOn ?? '',
    again: '/tours',
  }),
  sellerOf: () => 'برگزارکنندهٔ تور',
  papersOf: (orderId) => [{ words: 'واچر تور', address: voucherAddress(orderId) }],
  sharedOf: (link) => [{ words: 'دانلود واچر PDF', address: sharedVoucherAddress(link), isFile: true }],
  ahead: 'توری در پیش دارد؛ پس از بازگشت',
  priceChanged: 'قیمت این تور تغییر کرده است؛ قیمت تازه را ببینید و دوباره بزنید.',
  withdrawn: 'این تور لغو شد. مبلغی از شما کم نشده است.',
  messages: { issued: 'order-issued', failed: 'order-failed' },
  async inWords(bought) {
    const service = await bought.service()
    if (service === null) return ''
    return `${service.name.replaceAll(' ', '\u200c')} ${weekdayDayMonth(service.beginsOn)}`
  },
  refund,
  tabs: [{ key: tourKind, long: '', words: 'تور', icon: 'island', page: '/tours' }],
}

function dayOf(beginsOn: string | undefined): string {
  return beginsOn === undefined ? '' : weekdayDayMonth(Temporal.PlainDate.from(beginsOn))
}
