import { weekdayDayMonth } from '#calendar/formatted.ts'
import { experienceKind } from '#experiences/kind.ts'
import {
  experienceConfirmPath,
  experienceOrderPath,
  experienceVoucherAddress,
} from '#experiences/web/order-paths.ts'
import { experienceRefundFace } from '#experiences/web/refund-face.ts'
import { wordsOf } from '#orders/bought-words.ts'
import type { ProductFace } from '#orders/face.ts'

const words = wordsOf({
  kept: 'جا',
  allKept: 'جاها',
  paper: 'بلیت گشت',
  part: 'گشت',
  parts: 'گشت‌ها',
  seller: 'برگزارکننده',
  person: 'خریدار',
  people: 'خریداران',
  beginning: 'شروع گشت',
  held: 'قیمت',
  stillHas: 'جای شما نزد برگزارکننده هنوز نگه داشته شده است.',
  hasNoMore: 'زمان نگه‌داری جا هم تمام شده است.',
  another: 'نوبت دیگری انتخاب کنید',
  shared: null,
  sharedTitle: '',
})

export const experienceFace: ProductFace = {
  words,
  labels: { issued: 'بلیت گشت صادر شد' },
  orderPath: experienceOrderPath,
  confirmPath: experienceConfirmPath,
  trip: (order) => ({
    name: order.service?.name ?? '',
    from: '',
    to: order.service?.cityName ?? '',
    isRoundTrip: false,
    destination: order.service?.cityCode ?? '',
    when: dayOf(order.service?.beginsOn),
    people: 'یک رزرو',
    begins: order.service?.beginsOn ?? '',
    again: '/experiences',
  }),
  sellerOf: () => 'برگزارکنندهٔ گشت',
  papersOf: (orderId) => [{ words: 'بلیت گشت', address: experienceVoucherAddress(orderId) }],
  sharedOf: () => [],
  ahead: 'گشتی در پیش دارد؛ پس از پایان آن',
  priceChanged: 'قیمت این گشت تغییر کرده است؛ قیمت تازه را ببینید و دوباره بزنید.',
  messages: { issued: 'order-issued', failed: 'order-failed' },
  async inWords(bought) {
    const service = await bought.service()
    if (service === null) return ''
    return `${service.name.replaceAll(' ', '\u200c')} ${weekdayDayMonth(service.beginsOn)}`
  },
  refund: experienceRefundFace,
  tabs: [{ key: experienceKind, long: '', words: 'گشت', icon: 'map-pin', page: '/experiences' }],
}

function dayOf(beginsOn: string | undefined): string {
  return beginsOn === undefined ? '' : weekdayDayMonth(Temporal.PlainDate.from(beginsOn))
}
