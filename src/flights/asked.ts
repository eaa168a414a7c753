import * as z from 'zod/mini'
import { tripTypes } from '#flights/proposal.ts'
import { PassengerFields } from '#passengers/calls.ts'

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

const PartyAsked = {
  adults: z._default(count(0), 1),
  children: z._default(count(0), 0),
  infants: z._default(count(0), 0),
}

export const AvailableBody = z.object({
  flightType: z._default(z.enum(tripTypes, 'نوع سفر درست نیست.'), tripTypes.oneWay),
  origin: Place,
  destination: Place,
  /** one date for one way, two for a round trip */
  dates: z.array(Day).check(z.minLength(1, 'تاریخ پرواز را انتخاب کنید.'), z.maxLength(6, 'حداکثر ۶ مسیر')),
  ...PartyAsked,
  /** only this cabin; every cabin when it is left out */
  cabinClass: z.optional(z.int('کلاس پرواز درست نیست.').check(z.gte(1), z.lte(3))),
})
export type AvailableBody = z.infer<typeof AvailableBody>

export const ProductTypeBody = z.object({ origin: Place, destination: Place })

/** Days from `from` on; the first may not be more than a year ahead. */
export const CalendarBody = z.object({
  origin: Place,
  destination: Place,
  from: Day,
  days: z._default(z.int('تعداد روز باید عدد باشد.').check(z.gte(1), z.lte(366, 'حداکثر ۳۶۶ روز')), 7),
})
export type CalendarBody = z.infer<typeof CalendarBody>

/** A proposal is chosen out of the search that showed it, while that search is valid. */
export const ProposalChosen = z.object({
  requestId: z.uuid('شمارهٔ جستجو درست نیست.'),
  proposalId: z.string('پرواز را انتخاب کنید.').check(z.regex(/^\d{1,15}$/, 'شمارهٔ پرواز درست نیست.')),
})
export type ProposalChosen = z.infer<typeof ProposalChosen>

/** In place of what: the flight of one's own order (`orderId`), or a proposal of a search (the other two). */
export const AlternativesTo = z
  .object({
    orderId: z.optional(z.uuid('شمارهٔ سفارش درست نیست.')),
    requestId: z.optional(ProposalChosen.shape.requestId),
    proposalId: z.optional(ProposalChosen.shape.proposalId),
  })
  .check(
    z.refine(
      ({ orderId, requestId, proposalId }) =>
        orderId !== undefined || (requestId !== undefined && proposalId !== undefined),
      'شمارهٔ سفارش یا پرواز را بدهید.',
    ),
  )
export type AlternativesTo = z.infer<typeof AlternativesTo>

/** §3: 1 web site, 2 app, 3 PWA, 4 Android, 5 iOS. */
export const productChannels = { web: 1, app: 2, pwa: 3, android: 4, ios: 5 } as const

export const OrderToSubmit = z.object({
  ...ProposalChosen.shape,
  passengers: z
    .array(PassengerFields)
    .check(z.minLength(1, 'مسافر را وارد کنید.'), z.maxLength(9, 'حداکثر ۹ مسافر در هر خرید')),
  contact: z.object({
    phoneNumber: z.string('شمارهٔ موبایل را کامل وارد کنید.').check(z.maxLength(40)),
    email: z._default(z.string('نشانی ایمیل درست نیست.').check(z.maxLength(200)), ''),
  }),
  productChannel: z._default(z.enum(productChannels, 'کانال خرید درست نیست.'), productChannels.web),
})
export type OrderToSubmit = z.infer<typeof OrderToSubmit>

/** A first agreement brings the captcha. One to a price that became dearer brings that price; the captcha was spent before. */
export const OrderToReserve = z.object({
  orderId: z.uuid('شمارهٔ سفارش درست نیست.'),
  captchaId: z._default(z.string('کد امنیتی را وارد کنید.').check(z.maxLength(64)), ''),
  captchaCode: z._default(
    z.string('کد امنیتی را وارد کنید.').check(z.maxLength(16, 'کد امنیتی درست نیست.')),
    '',
  ),
  /** the dearer total that was shown, rial */
  agreedTotal: z.optional(z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.'))),
})
export type OrderToReserve = z.infer<typeof OrderToReserve>

export const TicketOf = {
  params: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
  query: z.object({ proposalId: z.optional(z.string()) }),
} as const
