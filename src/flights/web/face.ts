import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { searchAgainPath } from '#flights/tickets/web/search-again.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { flightDays } from '#flights/web/trip-days.ts'
import { persianDigits } from '#money/digits.ts'
import { wordsOf } from '#orders/bought-words.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { ProductFace, TripWords } from '#orders/face.ts'
import { routeInWords } from '#orders/in-words.ts'
import type { RefundFace } from '#orders/refund-face.ts'
import type { JourneyView, OrderListed } from '#orders/responses.ts'
import { departureTexts, openJourneys, routeOf } from '#orders/web/order/journey-texts.ts'
import { peopleIn } from '#orders/web/trips/trip.ts'

const words = wordsOf(
  {
    kept: 'صندلی',
    allKept: 'صندلی‌ها',
    paper: 'بلیت',
    part: 'بلیت',
    parts: 'بلیت‌ها',
    seller: 'ایرلاین',
    person: 'مسافر',
    people: 'مسافران',
    beginning: 'پرواز',
    held: 'قیمت و صندلی',
    stillHas: 'صندلی شما هنوز نگه داشته شده است.',
    hasNoMore: 'زمان نگه‌داری صندلی هم تمام شده است.',
    another: 'پرواز دیگری انتخاب کنید',
    shared: 'بلیت را می‌بیند: با نام مسافران و شمارهٔ مدارکشان، بدون ورود به حساب.',
    sharedTitle: 'بلیت پرواز',
  },
  {
    ifNotThen: 'پرواز دیگری با همان پول پیشنهاد می‌شود یا کل مبلغ به کیف پول برمی‌گردد',
  },
)

const groups = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const

const parts = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'استرداد شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'پرواز انجام شد', tone: 'primary', icon: 'airplane-landing' },
} as const

const refund: RefundFace = {
  words: {
    which: 'کدام بلیت‌ها؟',
    person: words.person,
    part: words.part,
    parts: words.parts,
    beginning: words.beginning,
    isByStage: false,
    isEachTold: true,
    late: 'اگر پرواز بیش از ۲ ساعت تأخیر یا تعجیل داشته باشد، استرداد بدون جریمه است.',
    lateShort: 'تأخیر یا تعجیل بیش از ۲ ساعت: استرداد بدون جریمه.',
    faults: {},
  },
  notReasons: [],
  legs: ({ journeys }) =>
    journeys.map((journey, leg) => ({
      ...legText(journey),
      direction: directionIfSeveral(journeys, leg),
    })),
  kindOf: ({ group }) => groups[group],
  statusOf: ({ state }) => parts[state],
}

const papers = '/api/flight-reservation/Tickets'

export const flightFace: ProductFace = {
  words,
  orderPath: flightOrderPath,
  confirmPath,
  trip,
  days: flightDays,
  sellerOf: ({ journeys }) => journeys[0]?.airlineName ?? '',
  papersOf: (orderId) => [
    { words: 'مشاهدهٔ بلیت', address: `${papers}/FlightTicketHtml/${orderId}` },
    { words: 'بلیت PDF', address: `${papers}/FlightTicketPdf/${orderId}` },
    { words: 'روز سفر', address: `/api/flight-reservation/TravelDay/Sheet/${orderId}` },
  ],
  sharedOf: (link) => [
    { words: 'مشاهدهٔ بلیت', address: `${papers}/SharedTicketHtml/${link}`, isFile: false },
    { words: 'دانلود بلیت PDF', address: `${papers}/SharedTicketPdf/${link}`, isFile: true },
  ],
  ahead: 'پروازی در پیش دارد؛ پس از پرواز',
  priceChanged: 'قیمت پرواز از سوی تأمین‌کننده تغییر کرده است.',
  withdrawn: 'ایرلاین پرواز این سفارش را لغو کرد و سفارش بسته شد. چیزی از شما کم نشده است.',
  messages: {
    issued: 'ticket-issued',
    issuedBeside: 'ticket-issued-seats',
    failed: 'issue-failed',
    unissued: 'issue-choice',
    inPlace: {
      issued: 'flight-rebooked',
      cheaper: 'flight-rebooked-cheaper',
      failed: 'rebooking-failed',
      failedPaid: 'rebooking-failed-paid',
    },
  },
  async inWords({ journeys }) {
    const [journey] = await journeys()
    return journey === undefined ? '' : routeInWords(journey)
  },
  refund,
  tabs: [
    { key: 'domestic', long: 'پرواز ', words: 'داخلی', icon: 'airplane-tilt', page: '/' },
    {
      key: 'international',
      long: 'پرواز ',
      words: 'خارجی',
      icon: 'globe-hemisphere-east',
      page: '/?product=international',
    },
  ],
}

function trip(order: OrderListed, now: Temporal.Instant): TripWords {
  const journeys = openJourneys(order)
  const [first] = journeys
  return {
    name: null,
    ...routeOf(journeys),
    when: first === undefined ? '' : departureTexts(changedFirst(journeys) ?? first, now),
    people: `${persianDigits(peopleIn(order))} مسافر`,
    begins: first?.departureTime ?? '',
    again: searchAgainPath(order.journeys, now),
  }
}

function changedFirst(journeys: readonly JourneyView[]): JourneyView | undefined {
  return journeys.find(({ change }) => change !== null && change.kind !== 'new-aircraft')
}

function legText({ departureTime, airlineName, flightNumber, ...places }: JourneyView) {
  const departs = Temporal.PlainDateTime.from(departureTime)
  return {
    route: `${places.originName} به ${places.destinationName}`,
    when: `${weekdayDayMonth(departs.toPlainDate())}، ${clockTime(departs)}`,
    airline: airlineName,
    flightNumber,
    stops: places.stops,
  }
}
