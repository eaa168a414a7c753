import { dateRange } from '#calendar/formatted.ts'
import { hotelConfirmPath, hotelOrderPath } from '#hotels/web/order-paths.ts'
import { stayDays } from '#hotels/web/trip-days.ts'
import { persianDigits } from '#money/digits.ts'
import { stayName, wordsOf } from '#orders/bought-words.ts'
import type { ProductFace, TripWords } from '#orders/face.ts'
import { stayInWords } from '#orders/in-words.ts'
import { priceOnlyTexts, priceOnlyWords } from '#orders/price-only.ts'
import type { LegWords, RefundFace } from '#orders/refund-face.ts'
import type { StayView } from '#orders/responses.ts'
import { roomsTexts, staySearchPath, stayWhen } from '#orders/web/order/stay-texts.ts'
import { todayAt } from '#orders/web/today.ts'

const words = wordsOf(
  {
    kept: 'اتاق',
    allKept: 'اتاق‌ها',
    paper: 'واچر',
    part: 'اتاق',
    parts: 'اتاق‌ها',
    seller: 'هتل',
    person: 'سرپرست',
    people: 'سرپرست اتاق‌ها',
    beginning: 'ورود',
    ...priceOnlyWords,
    another: 'هتل دیگری انتخاب کنید',
    shared: 'واچر را می‌بیند: با نام سرپرست اتاق‌ها و شمارهٔ واچرشان، بدون ورود به حساب.',
    sharedTitle: 'واچر هتل',
  },
  priceOnlyWords,
)

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'] as const

const parts = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'استرداد شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  // begun: check-in time has passed
  flown: { says: 'زمان ورود گذشت', tone: 'primary', icon: 'bed-duotone' },
} as const

const refund: RefundFace = {
  words: {
    which: 'کدام اتاق‌ها؟',
    person: words.person,
    part: words.part,
    parts: words.parts,
    beginning: words.beginning,
    isByStage: false,
    isEachTold: false,
    late: null,
    lateShort: null,
    faults: {
      ALREADY_REFUNDED: 'این اتاق پیش‌تر پس داده شده است.',
      FLOWN: 'زمان ورود به هتل گذشته است و چیزی برنمی‌گردد.',
      NOT_REFUNDABLE: 'این اتاق با نرخ غیرقابل استرداد رزرو شده است.',
      TOO_LATE: 'مهلت لغو این اتاق گذشته است و چیزی برنمی‌گردد.',
      NOTHING_CHOSEN: 'دست‌کم یک اتاق را انتخاب کنید.',
      UNKNOWN_ITEM: 'اتاقی که انتخاب کرده‌اید در این سفارش نیست.',
    },
  },
  notReasons: [2, 6],
  // a leg for each cancellation rule
  legs: ({ stay }, count) => (stay === null ? [] : Array.from({ length: count }, () => legText(stay))),
  kindOf: ({ passenger }) => `اتاق ${ordinals[passenger] ?? ''}`,
  statusOf: ({ state }) => parts[state],
}

const papers = '/api/flight-reservation/Vouchers'

export const hotelFace: ProductFace = {
  words,
  orderPath: hotelOrderPath,
  confirmPath: hotelConfirmPath,
  trip: (order, now) => (order.stay === null ? nowhere : stayTrip(order.stay, now)),
  days: ({ stay, orderId }) => (stay === null ? [] : stayDays(stay, orderId)),
  // suppliers' rooms are booked after payment: only the price is promised of every hotel
  ...priceOnlyTexts,
  sellerOf: ({ stay }) => stay?.hotelName ?? '',
  papersOf: (orderId) => [{ words: 'واچر', address: `${papers}/HotelVoucherPdf/${orderId}` }],
  sharedOf: (link) => [
    { words: 'دانلود واچر PDF', address: `${papers}/SharedHotelVoucherPdf/${link}`, isFile: true },
  ],
  ahead: 'اقامتی در پیش دارد؛ پس از پایان اقامت',
  priceChanged: 'قیمت این اتاق‌ها تغییر کرده است؛ قیمت تازه را ببینید و دوباره بزنید.',
  messages: { issued: 'voucher-issued', failed: 'booking-failed' },
  async inWords(bought) {
    const stay = await bought.stay()
    return stay === null ? '' : stayInWords(stay)
  },
  refund,
  tabs: [{ key: 'hotel', long: '', words: 'هتل', icon: 'bed', page: '/hotel-home' }],
}

/** An order without its stay; the invariants report it. */
const nowhere: TripWords = {
  name: '',
  from: '',
  to: '',
  isRoundTrip: false,
  destination: '',
  when: '',
  people: '',
  begins: '',
  again: '/hotel-home',
}

function stayTrip(stay: StayView, now: Temporal.Instant): TripWords {
  return {
    name: stayName(stay),
    from: '',
    to: stay.cityName,
    isRoundTrip: false,
    destination: stay.cityCode,
    when: stayWhen(stay, todayAt(now)),
    people: roomsTexts(stay),
    begins: stay.checkIn,
    again: staySearchPath(stay, todayAt(now)),
  }
}

function legText(stay: StayView): LegWords {
  const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((day) => Temporal.PlainDate.from(day))
  return {
    route: stayName(stay),
    when: checkIn && checkOut ? dateRange(checkIn, checkOut) : '',
    airline: `${persianDigits(stay.nights)} شب`,
    flightNumber: '',
    direction: '',
    stops: [],
  }
}
