import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { visaName } from '#orders/bought-words.ts'
import type { LegWords, PartStatus, RefundFace } from '#orders/refund-face.ts'
import type { VisaView } from '#orders/responses.ts'

/** can be withdrawn until it is sent to the authority */
const filed = { says: 'درخواست ثبت شد', tone: 'good', icon: 'check-circle-fill' } as const
const atAuthority = { says: 'نزد مرجع صدور', tone: 'primary', icon: 'stamp-duotone' } as const
const answered = { says: 'پاسخ آمد', tone: 'primary', icon: 'stamp-duotone' } as const
const refunded = { says: 'استرداد شد', tone: 'plain', icon: 'clock-counter-clockwise' } as const

export const visaRefundFace: RefundFace = {
  words: {
    which: 'کدام متقاضی‌ها؟',
    person: 'متقاضی',
    part: 'درخواست',
    parts: 'درخواست‌ها',
    beginning: 'فرستادن پرونده',
    isByStage: true,
    isEachTold: false,
    late: null,
    lateShort: null,
    faults: {
      ALREADY_REFUNDED: 'مبلغ درخواست این متقاضی پیش‌تر برگشته است.',
      FLOWN: 'پاسخ این درخواست آمده است و چیزی برنمی‌گردد.',
      NOT_REFUNDABLE: 'این پرونده به مرجع صدور فرستاده شده است و با انصراف مبلغی برنمی‌گردد.',
      TOO_LATE: 'این پرونده به مرجع صدور فرستاده شده است و با انصراف مبلغی برنمی‌گردد.',
      NOTHING_TO_RETURN: 'با انصراف در این مرحله مبلغی برنمی‌گردد.',
      NOTHING_CHOSEN: 'دست‌کم یک متقاضی را انتخاب کنید.',
      UNKNOWN_ITEM: 'متقاضی‌ای که انتخاب کرده‌اید در این درخواست نیست.',
    },
  },
  notReasons: [2, 6],
  legs: ({ visa, passengerCount }) => (visa === null ? [] : [legText(visa, passengerCount)]),
  kindOf: () => 'متقاضی',
  statusOf({ state, allowed }): PartStatus {
    if (state === 'refunded') return refunded
    if (state === 'flown') return answered
    return allowed ? filed : atAuthority
  },
}

function legText(visa: VisaView, applicants: number): LegWords {
  return {
    route: visaName(visa),
    when: `سفر ${weekdayDayMonth(Temporal.PlainDate.from(visa.travelDate))}`,
    airline: `${persianDigits(applicants)} متقاضی`,
    flightNumber: '',
    direction: '',
    stops: [],
  }
}
