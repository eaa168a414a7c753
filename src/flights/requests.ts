import * as z from 'zod/mini'
import { CaptchaGiven } from '#calls/captcha-solution.ts'
import { productChannels } from '#calls/product-channel.ts'
import { BagChosen } from '#flights/choosing/bag.ts'
import { tripTypes } from '#flights/enumerations.ts'
import { ProposalId } from '#flights/proposal.ts'
import { SeatChosen } from '#flights/seats/seat.ts'
import { SentPassenger } from '#passengers/sent-passenger.ts'

/** A place by its three-letter code; `THR` is a city and an airport, so the kind travels with it (§3). */
export const Place = z.object({
  code: z
    .string('کد شهر یا فرودگاه را بدهید.')
    .check(z.regex(/^[A-Z]{3}$/, 'کد شهر یا فرودگاه سه حرف لاتین است.')),
  kind: z._default(
    z.enum(['CityCode', 'AirportCode'], 'نوع کد باید CityCode یا AirportCode باشد.'),
    'CityCode',
  ),
})
export type Place = z.infer<typeof Place>

const Day = z.iso.date('تاریخ باید به شکل YYYY-MM-DD باشد.')

function count(fewest: number) {
  return z
    .int('تعداد مسافر باید عدد باشد.')
    .check(z.gte(fewest, 'تعداد مسافر درست نیست.'), z.lte(9, 'حداکثر ۹ مسافر در هر خرید'))
}

const PartyFields = {
  adults: z._default(count(0), 1),
  children: z._default(count(0), 0),
  infants: z._default(count(0), 0),
}

const CabinField = {
  /** only this cabin; every cabin when it is left out */
  cabinClass: z.optional(z.int('کلاس پرواز درست نیست.').check(z.gte(1), z.lte(3))),
}

export const LegRequest = z.object({ origin: Place, destination: Place, date: Day })
export type LegRequest = z.infer<typeof LegRequest>

export const AvailableBody = z.object({
  flightType: z._default(z.enum(tripTypes, 'نوع سفر درست نیست.'), tripTypes.oneWay),
  origin: Place,
  destination: Place,
  /** one date for one way, two for a round trip; of many legs, the first one's */
  dates: z.array(Day).check(z.minLength(1, 'تاریخ پرواز را انتخاب کنید.'), z.maxLength(2, 'حداکثر دو تاریخ')),
  /** of a journey of many legs, all of them; the first one's places are `origin` and `destination` */
  legs: z.optional(
    z.array(LegRequest).check(z.minLength(2, 'دست‌کم دو مسیر بدهید.'), z.maxLength(6, 'حداکثر ۶ مسیر')),
  ),
  ...PartyFields,
  ...CabinField,
})
export type AvailableBody = z.infer<typeof AvailableBody>

/** Of many legs all of them; domestic is a journey that never leaves Iran. */
export const ProductTypeBody = z.object({
  origin: Place,
  destination: Place,
  legs: z.optional(
    z.array(z.object({ origin: Place, destination: Place })).check(z.maxLength(6, 'حداکثر ۶ مسیر')),
  ),
})

/** Where one comes from; Tehran when nobody says. */
export const QuickSearchBody = z.optional(
  z.object({
    origin: z.optional(
      z.string('کد شهر مبدأ درست نیست.').check(z.regex(/^[A-Z]{3}$/, 'کد شهر سه حرف لاتین است.')),
    ),
  }),
)

/** Days from `from` on; the first may not be more than a year ahead. One adult in any cabin when nobody says otherwise. */
export const CalendarBody = z.object({
  origin: Place,
  destination: Place,
  from: Day,
  days: z._default(z.int('تعداد روز باید عدد باشد.').check(z.gte(1), z.lte(366, 'حداکثر ۳۶۶ روز')), 7),
  adults: z.optional(count(0)),
  children: z.optional(count(0)),
  infants: z.optional(count(0)),
  ...CabinField,
})
export type CalendarBody = z.infer<typeof CalendarBody>

/** The two dates of a round trip; three days on either side of each are priced. */
export const MatrixBody = z.object({
  origin: Place,
  destination: Place,
  dates: z.array(Day).check(z.length(2, 'تاریخ رفت‌وبرگشت را بدهید.')),
  ...PartyFields,
  ...CabinField,
})
export type MatrixBody = z.infer<typeof MatrixBody>

export const NearbyBody = z.object({
  origin: Place,
  destination: Place,
  date: Day,
  back: z.optional(Day),
  ...PartyFields,
  ...CabinField,
})
export type NearbyBody = z.infer<typeof NearbyBody>

const RequestId = z
  .string('شمارهٔ جستجو درست نیست.')
  .check(z.regex(/^[\w.~-]{20,600}$/, 'شمارهٔ جستجو درست نیست.'))

/** Out of a search that is still valid. A domestic round trip chooses the way back out of a search of its own. */
export const ProposalChosen = z.object({ requestId: RequestId, proposalId: ProposalId })
export type ProposalChosen = z.infer<typeof ProposalChosen>

export const MoreOf = z.object({ requestId: RequestId, returningRequestId: z.optional(RequestId) })
export type MoreOf = z.infer<typeof MoreOf>

export const JourneyChosen = z.object({
  ...ProposalChosen.shape,
  returningRequestId: z.optional(RequestId),
  returningProposalId: z.optional(ProposalId),
})
export type JourneyChosen = z.infer<typeof JourneyChosen>

/** In place of what: the trip of one's own order (`orderId`), or what was chosen out of a search (the others). */
export const AlternativesTo = z
  .object({
    orderId: z.optional(z.uuid('شمارهٔ سفارش درست نیست.')),
    ...z.partial(JourneyChosen).shape,
  })
  .check(
    z.refine(
      ({ orderId, requestId, proposalId }) =>
        orderId !== undefined || (requestId !== undefined && proposalId !== undefined),
      'شمارهٔ سفارش یا پرواز را بدهید.',
    ),
  )
export type AlternativesTo = z.infer<typeof AlternativesTo>

export const WatchNamed = z.object({ id: z.uuid('شمارهٔ خبر درست نیست.') })

export const OrderToSubmit = z.object({
  ...JourneyChosen.shape,
  passengers: z
    .array(SentPassenger)
    .check(z.minLength(1, 'مسافر را وارد کنید.'), z.maxLength(9, 'حداکثر ۹ مسافر در هر خرید')),
  /** bags more than the fares have; one at most a traveller and direction */
  bags: z.optional(z.array(BagChosen).check(z.maxLength(54, 'برای هر مسافر در هر مسیر یک بار اضافه'))),
  /** where their sellers tell a map; one at most a traveller and flight */
  seats: z.optional(z.array(SeatChosen).check(z.maxLength(162, 'برای هر مسافر در هر پرواز یک صندلی'))),
  /** of refunds, for everybody on all directions that are worth it; `price`: all of it, as it was shown, rial */
  protection: z.optional(z.object({ price: z.int().check(z.positive()) })),
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  productChannel: z._default(z.enum(productChannels, 'کانال خرید درست نیست.'), productChannels.web),
  /** required from the second unpaid order on */
  captcha: z.optional(z.object(CaptchaGiven)),
})
export type OrderToSubmit = z.infer<typeof OrderToSubmit>

export const OrderToEdit = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  passengers: OrderToSubmit.shape.passengers,
  contact: OrderToSubmit.shape.contact,
})
export type OrderToEdit = z.infer<typeof OrderToEdit>

/** A first agreement brings a captcha after CAPTCHA_NEEDED. One to a price that became dearer brings that price. */
export const OrderToReserve = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  ...CaptchaGiven,
  /** the dearer total that was shown, rial */
  agreedTotal: z.optional(z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.'))),
})
export type OrderToReserve = z.infer<typeof OrderToReserve>

export const LinkOf = {
  params: z.object({ link: z.string().check(z.maxLength(120)) }),
} as const

export const TicketOf = {
  params: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
  /** the ticket of one of its directions alone */
  query: z.object({ proposalId: z.optional(z.string().check(z.maxLength(300))) }),
} as const
