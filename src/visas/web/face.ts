import { visaName, wordsOf } from '#orders/bought-words.ts'
import type { ProductFace, TripWords } from '#orders/face.ts'
import type { OrderListed, VisaView } from '#orders/responses.ts'
import { todayAt } from '#orders/web/today.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'
import { visaConfirmPath, visaOrderPath } from '#visas/web/order-paths.ts'
import { visaRefundFace } from '#visas/web/refund-face.ts'
import { applicantsTexts, visaAgainPath, visaScene, visaWhen } from '#visas/web/visa-texts.ts'

const words = wordsOf(
  {
    kept: 'درخواست',
    allKept: 'درخواست',
    paper: 'پرونده',
    part: 'درخواست',
    parts: 'درخواست‌ها',
    seller: 'مرجع صدور',
    person: 'متقاضی',
    people: 'متقاضیان',
    beginning: 'فرستادن پرونده',
    held: 'قیمت',
    stillHas: 'درخواست شما هنوز در انتظار پرداخت است.',
    hasNoMore: 'مهلت پرداخت هم تمام شده است.',
    another: 'دوباره درخواست بدهید',
    // only its owner sees a visa: no sharing link
    shared: null,
    sharedTitle: '',
  },
  {
    keptForNow: 'قیمتش',
    again: 'درخواست دوباره',
    details: 'پیگیری و مدارک',
    confirming: 'ثبت درخواست',
    issuing: 'ثبت درخواست',
    awaited: 'شمارهٔ پرونده',
    ifNot: 'اگر ثبت نشود',
    // paid requests are filed at once; issuing is up to the authority
    titles: {
      issuing: 'در حال ثبت درخواست',
      issued: 'درخواست شما ثبت شد',
      refunded: 'مبلغ همهٔ متقاضیان برگشت',
      failed: 'درخواست ثبت نشد',
    },
    failing: 'درخواست ثبت',
    cancelling: 'درخواست همین حالا کنار گذاشته می‌شود.',
    cancel: 'لغو سفارش',
  },
)

/** For orders, a visa is done once filed; its answer comes later. */
export const visaFace: ProductFace = {
  words,
  labels: {
    paid: 'پرداخت شد؛ در نوبت ثبت',
    issuing: 'در حال ثبت',
    issued: 'درخواست ثبت شد',
    failed: 'ثبت نشد',
    rejected: 'درخواست ناموفق',
  },
  // the visa's own page tells how far it is
  standings: {
    paid: { says: 'در نوبت ثبت', tone: 'warn' },
    issuing: { says: 'در حال ثبت', tone: 'warn' },
    issued: { says: 'درخواست ثبت شد', tone: 'good' },
    failed: { says: 'ثبت نشد', tone: 'bad' },
    rejected: { says: 'درخواست ناموفق', tone: 'bad' },
  },
  story: {
    created: 'درخواست نوشته شد',
    submitted: 'مدارک و قیمت بررسی شد',
    approved: 'درخواست آمادهٔ پرداخت شد',
    issuing: 'ثبت درخواست آغاز شد',
    issued: 'درخواست ثبت شد و پرونده شماره گرفت',
    refunded: 'مبلغ همهٔ متقاضیان برگشت',
    unissued: 'درخواست ثبت نشد و جایگزین‌ها پیشنهاد شد',
    rejected: 'درخواست پذیرفته نشد',
    expired: 'مهلت پرداخت تمام شد و درخواست کنار گذاشته شد',
    cancelled: 'درخواست را لغو کردید',
  },
  notes: {
    created: 'این درخواست در حال ثبت است.',
    submitted: 'این درخواست کامل نشد و پولی گرفته نشده است.',
    paid: 'پرداخت رسید و درخواست در حال ثبت است. خبرش را برایتان می‌فرستیم.',
    issuing: 'درخواست در حال ثبت است. می‌توانید این صفحه را ببندید؛ خبر را برایتان می‌فرستیم.',
    issued: 'درخواست شما ثبت شده است.',
    refunded: 'مبلغ همهٔ متقاضیان این درخواست برگشت.',
    rejected: 'این درخواست پذیرفته نشد. چیزی از شما کم نشده است.',
    expired: 'مهلت پرداخت تمام شد و درخواست کنار گذاشته شد. قیمت تازه را ببینید.',
    cancelled: 'این درخواست را لغو کردید.',
  },
  orderPath: visaOrderPath,
  confirmPath: visaConfirmPath,
  trip: (order, now) => (order.visa === null ? nowhere : visaTrip(order, order.visa, now)),
  sellerOf: () => 'میز ویزا',
  papersOf: () => [],
  sharedOf: () => [],
  priceChanged: 'قیمت این ویزا تغییر کرده است؛ قیمت تازه را ببینید و دوباره بزنید.',
  messages: { issued: 'visa-received', failed: 'visa-failed' },
  async inWords(bought) {
    const visa = await bought.visa()
    return visa === null ? '' : visaName(visa)
  },
  refund: visaRefundFace,
  tabs: [{ key: 'visa', long: '', words: 'ویزا', icon: 'stamp', page: '/visa-home' }],
}

/** An order without its visa; the invariants report it. */
const nowhere: TripWords = {
  name: '',
  from: '',
  to: '',
  isRoundTrip: false,
  destination: '',
  when: '',
  people: '',
  begins: '',
  again: '/visa-home',
}

function visaTrip(order: OrderListed, visa: VisaView, now: Temporal.Instant): TripWords {
  return {
    name: visaName(visa),
    from: '',
    to: visa.countryName,
    isRoundTrip: false,
    destination: visaScene(visa),
    when: visaWhen(visa, todayAt(now)),
    people: applicantsTexts(peopleIn(order)),
    begins: visa.travelDate,
    again: visaAgainPath(visa),
  }
}
