import { dateSeenFrom } from '#calendar/formatted.ts'
import { bagOrderPath, bagPayPath } from '#flights/later-bags/web/paths.ts'
import { laterBagRefundFace } from '#flights/later-bags/web/refund-face.ts'
import { persianDigits } from '#money/digits.ts'
import { wordsOf } from '#orders/bought-words.ts'
import type { ProductFace } from '#orders/face.ts'
import { todayAt } from '#orders/web/today.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'

const words = wordsOf(
  {
    kept: 'قیمت',
    allKept: 'قیمت‌ها',
    paper: 'بار اضافه',
    part: 'بار اضافه',
    parts: 'بارهای اضافه',
    seller: 'ایرلاین',
    person: 'مسافر',
    people: 'مسافران',
    beginning: 'پرواز',
    held: 'قیمت',
    stillHas: 'قیمت این بار هنوز برای شما ثابت است.',
    hasNoMore: 'مهلت پرداخت هم تمام شده است.',
    another: 'بار دیگری انتخاب کنید',
    shared: null,
    sharedTitle: '',
  },
  {
    keptForNow: 'قیمتش',
    again: 'انتخاب دوباره',
    issuing: 'ثبت بار روی بلیت',
    awaited: 'ثبت بار روی بلیت',
    ifNot: 'اگر ثبت نشود',
    titles: {
      issuing: 'در حال ثبت بار روی بلیت',
      issued: 'بار اضافه روی بلیت شما ثبت شد',
      refunded: 'همهٔ بارهای اضافه پس داده شد',
      failed: 'بار اضافه ثبت نشد',
    },
    failing: 'بار اضافه ثبت',
    cancel: 'لغو سفارش',
    cancelling: 'این سفارش کنار گذاشته می‌شود و قیمتش دیگر برای شما نگه داشته نمی‌شود. بلیت شما سر جایش است.',
  },
)

export const laterBagFace: ProductFace = {
  words,
  labels: { issued: 'بار اضافه ثبت شد' },
  story: {
    submitted: 'قیمت تا پایان مهلت پرداخت برای شما ثابت ماند',
    expired: 'مهلت پرداخت تمام شد',
    cancelled: 'سفارش را لغو کردید',
  },
  notes: {
    submitted: 'قیمت این بار تا پایان مهلت پرداخت ثابت است.',
    expired: 'مهلت پرداخت این بار تمام شد. بلیت شما سر جایش است.',
    cancelled: 'این سفارش را لغو کردید. بلیت شما سر جایش است.',
  },
  orderPath: bagOrderPath,
  confirmPath: bagPayPath,
  trip: (order, now) => ({
    name: order.service?.name ?? '',
    from: '',
    to: order.service?.cityName ?? '',
    isRoundTrip: false,
    destination: order.service?.cityCode ?? '',
    when:
      order.service === null
        ? ''
        : dateSeenFrom(todayAt(now), Temporal.PlainDate.from(order.service.beginsOn)),
    people: `${persianDigits(peopleIn(order))} نفر`,
    begins: order.service?.beginsOn ?? '',
    again: '/profile/my-travels',
  }),
  sellerOf: () => 'ایرلاین',
  papersOf: () => [],
  sharedOf: () => [],
  priceChanged: 'قیمت این بار تغییر کرده است؛ قیمت تازه را ببینید و دوباره انتخاب کنید.',
  messages: { issued: 'order-issued', failed: 'order-failed' },
  async inWords(bought) {
    const service = await bought.service()
    return service === null ? '' : service.name.replaceAll(' ', '\u200c')
  },
  refund: laterBagRefundFace,
  tabs: [],
}
