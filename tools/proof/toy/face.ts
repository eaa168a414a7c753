import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { wordsOf } from '#orders/bought-words.ts'
import type { ProductFace } from '#orders/face.ts'
import type { LegWords } from '#orders/refund-face.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'

export const walkKind = 'walk'

const words = wordsOf({
  kept: 'جا',
  allKept: 'جاها',
  paper: 'کارت گشت',
  part: 'کارت',
  parts: 'کارت‌ها',
  seller: 'راهنما',
  person: 'گردشگر',
  people: 'گردشگران',
  beginning: 'گشت',
  held: 'قیمت',
  stillHas: 'جای شما هنوز نگه داشته شده است.',
  hasNoMore: 'زمان نگه‌داری جا هم تمام شده است.',
  another: 'گشت دیگری انتخاب کنید',
  shared: null,
  sharedTitle: '',
})

const parts = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'پس داده شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'گشت انجام شد', tone: 'primary', icon: 'check-circle-fill' },
} as const

export const walkFace: ProductFace = {
  words,
  labels: { issued: 'کارت گشت آماده است' },
  orderPath: (orderId) => `/profile/my-travels/order-details/Walk?orderId=${orderId}`,
  confirmPath: (orderId) => `/walk/confirm?orderId=${orderId}`,
  trip: (order) => ({
    name: order.service?.name ?? '',
    from: '',
    to: order.service?.cityName ?? '',
    isRoundTrip: false,
    destination: order.service?.cityCode ?? '',
    when: dayOf(order.service?.beginsOn),
    people: `${persianDigits(peopleIn(order))} گردشگر`,
    begins: order.service?.beginsOn ?? '',
    again: '/walks',
  }),
  sellerOf: () => 'راهنمای شهر',
  papersOf: () => [],
  sharedOf: () => [],
  ahead: 'گشتی در پیش دارد؛ پس از گشت',
  priceChanged: 'قیمت این گشت تغییر کرده است.',
  messages: { issued: 'order-issued', failed: 'order-failed' },
  async inWords(bought) {
    const service = await bought.service()
    return service === null
      ? ''
      : `${service.name.replaceAll(' ', '\u200c')} ${weekdayDayMonth(service.beginsOn)}`
  },
  refund: {
    words: {
      which: 'کدام کارت‌ها؟',
      person: words.person,
      part: words.part,
      parts: words.parts,
      beginning: words.beginning,
      isByStage: false,
      isEachTold: false,
      late: null,
      lateShort: null,
      faults: { ALREADY_REFUNDED: 'این کارت پیش‌تر پس داده شده است.' },
    },
    notReasons: [2, 6],
    legs: ({ service }): readonly LegWords[] => [
      {
        route: service?.name ?? '',
        when: dayOf(service?.beginsOn),
        airline: '',
        flightNumber: '',
        direction: '',
        stops: [],
      },
    ],
    kindOf: () => 'گردشگر',
    statusOf: ({ state }) => parts[state],
  },
  tabs: [{ key: walkKind, long: '', words: 'گشت', icon: 'suitcase-rolling', page: '/walks' }],
}

function dayOf(beginsOn: string | undefined): string {
  return beginsOn === undefined ? '' : weekdayDayMonth(Temporal.PlainDate.from(beginsOn))
}
