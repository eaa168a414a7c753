import { dateSeenFrom, weekdayDayMonth } from '#calendar/formatted.ts'
import { policyOrderPath, policyPayPath, policyPdfAddress } from '#insurance/web/order-paths.ts'
import { insuranceRefundFace } from '#insurance/web/refund-face.ts'
import { persianDigits } from '#money/digits.ts'
import { wordsOf } from '#orders/bought-words.ts'
import type { ProductFace, TripWords } from '#orders/face.ts'
import type { OrderListed } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'

const words = wordsOf(
  {
    kept: 'بیمه‌نامه',
    allKept: 'بیمه‌نامه‌ها',
    paper: 'بیمه‌نامه',
    part: 'بیمه‌نامه',
    parts: 'بیمه‌نامه‌ها',
    seller: 'بیمه‌گر',
    person: 'بیمه‌شده',
    people: 'بیمه‌شده‌ها',
    beginning: 'روز رفت',
    held: 'قیمت',
    stillHas: 'قیمت این بیمه هنوز برای شما ثابت است.',
    hasNoMore: 'مهلت پرداخت هم تمام شده است.',
    another: 'طرح دیگری انتخاب کنید',
    shared: null,
    sharedTitle: '',
  },
  {
    keptForNow: 'قیمتش',
    again: 'انتخاب دوباره',
    cancel: 'لغو سفارش',
    cancelling: 'این سفارش کنار گذاشته می‌شود و قیمتش دیگر برای شما نگه داشته نمی‌شود.',
  },
)

export const insuranceFace: ProductFace = {
  words,
  story: {
    submitted: 'قیمت تا پایان مهلت پرداخت برای شما ثابت ماند',
    expired: 'مهلت پرداخت تمام شد',
    cancelled: 'سفارش را لغو کردید',
  },
  notes: {
    submitted: 'قیمت این بیمه تا پایان مهلت پرداخت ثابت است.',
    expired: 'مهلت پرداخت این بیمه تمام شد. قیمت تازه را ببینید.',
    cancelled: 'این سفارش را لغو کردید.',
  },
  orderPath: policyOrderPath,
  confirmPath: policyPayPath,
  trip: (order, now) => tripWords(order, todayAt(now)),
  sellerOf: () => 'بیمه‌گر',
  papersOf: (orderId) => [{ words: 'بیمه‌نامه', address: policyPdfAddress(orderId) }],
  sharedOf: () => [],
  ahead: 'بیمه‌نامه‌ای در پیش دارد؛ پس از پایان آن',
  priceChanged: 'قیمت این بیمه تغییر کرده است؛ قیمت تازه را ببینید و دوباره بزنید.',
  messages: {
    issued: 'order-issued',
    failed: 'order-failed',
    inPlace: {
      issued: 'policy-moved',
      cheaper: 'policy-moved-cheaper',
      failed: 'policy-not-moved',
      failedPaid: 'policy-not-moved-paid',
    },
  },
  async inWords(bought) {
    const service = await bought.service()
    return service === null
      ? ''
      : `${service.name.replaceAll(' ', '\u200c')} ${weekdayDayMonth(service.beginsOn)}`
  },
  refund: insuranceRefundFace,
  tabs: [{ key: 'insurance', long: '', words: 'بیمه', icon: 'suitcase-rolling', page: '/insurance' }],
}

function tripWords(order: OrderListed, today: Temporal.PlainDate): TripWords {
  const { service } = order
  return {
    name: service?.name ?? '',
    from: '',
    to: service?.cityName ?? '',
    isRoundTrip: false,
    destination: '',
    when: service === null ? '' : `از ${dateSeenFrom(today, Temporal.PlainDate.from(service.beginsOn))}`,
    people: `${persianDigits(peopleIn(order))} نفر`,
    begins: service?.beginsOn ?? '',
    again: '/insurance',
  }
}
