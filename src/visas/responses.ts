import * as z from 'zod/mini'
import { documentKinds } from '#documents/kinds.ts'
import { appointmentParts, appointmentStates } from '#visas/appointment.ts'
import { visaCountries, visaEntries, visaSpeeds, visaTypes } from '#visas/choice.ts'
import { visaOutcomes, visaStages } from '#visas/stages.ts'

/** Amounts are rial unless they name a currency; days ISO; instants ISO with Z. */

export const VisaCountryView = z.object({
  code: z.enum(visaCountries),
  name: z.string(),
  /** §2: /visa-uae, /visa-azerbaijan, /visa-italy, /visa-thiland */
  path: z.string(),
  isOpen: z.boolean(),
})
export type VisaCountryView = z.infer<typeof VisaCountryView>

const Fee = z.object({ currency: z.enum(['AED', 'USD']), amount: z.int() })

const VisaRate = z.object({
  currency: z.enum(['AED', 'USD']),
  rialAUnit: z.int(),
  setOn: z.string(),
  source: z.string(),
})

export const VisaLength = z.object({
  type: z.enum(visaTypes),
  days: z.int(),
  entries: z.array(z.enum(visaEntries)),
  speeds: z.array(z.enum(visaSpeeds)),
  /** lowest fee in the authority's currency, and in rial for one applicant with our service */
  fee: Fee,
  from: z.int(),
  isPopular: z.boolean(),
})
export type VisaLength = z.infer<typeof VisaLength>

export const PaperNeeded = z.object({
  kind: z.enum(documentKinds),
  name: z.string(),
  note: z.string(),
  isOptional: z.boolean(),
})
export type PaperNeeded = z.infer<typeof PaperNeeded>

export const VisaEnums = z.object({
  countries: z.array(
    z.object({
      ...VisaCountryView.shape,
      about: z.string(),
      lengths: z.array(VisaLength),
      /** what its fees are reckoned by now */
      rate: VisaRate,
      papers: z.array(PaperNeeded),
      /** papers that are not uploaded (Italy) */
      otherPapers: z.array(z.string()),
      questions: z.array(z.object({ asks: z.string(), says: z.string() })),
      rejections: z.array(z.string()),
      takes: z.array(
        z.object({
          speed: z.enum(visaSpeeds),
          least: z.int(),
          most: z.int(),
          unit: z.enum(['workday', 'hour']),
        }),
      ),
      /** days from issue within which one must enter */
      validityDays: z.int(),
      passportMonths: z.int(),
      asOf: z.string(),
      sources: z.array(z.string()),
    }),
  ),
})
export type VisaEnums = z.infer<typeof VisaEnums>
export type VisaFacts = VisaEnums['countries'][number]

export const BasePrices = z.array(z.object({ country: z.enum(visaCountries), lengths: z.array(VisaLength) }))

export const VisaPrice = z.object({
  fee: Fee,
  feeRial: z.int(),
  service: z.int(),
  /** 0 when not chosen */
  guarantee: z.int(),
  each: z.int(),
  applicants: z.int(),
  total: z.int(),
  guaranteePrice: z.int(),
  rateDate: z.string(),
  /** rial for one unit of the fee's currency, and who says so */
  rateRial: z.int(),
  rateSource: z.string(),
  /** if paid now */
  promisedAt: z.string(),
  isOpen: z.boolean(),
})
export type VisaPrice = z.infer<typeof VisaPrice>

export const VisaOrdered = z.object({
  country: z.enum(visaCountries),
  countryName: z.string(),
  type: z.enum(visaTypes),
  days: z.int(),
  entry: z.enum(visaEntries),
  speed: z.enum(visaSpeeds),
  isGuaranteed: z.boolean(),
  travelDate: z.string(),
})
export type VisaOrdered = z.infer<typeof VisaOrdered>

/** Days ISO; the time is local to the place. */
const Appointment = z.object({
  state: z.enum(appointmentStates),
  /** null when nothing was wished */
  wish: z.nullable(z.object({ firstDay: z.string(), lastDay: z.string(), part: z.enum(appointmentParts) })),
  offer: z.nullable(z.object({ at: z.string(), place: z.string() })),
})

export const VisaTracked = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  orderStatus: z.string(),
  ...VisaOrdered.shape,
  stage: z.enum(visaStages),
  /** oldest first; `promisedAt` is null until paid */
  events: z.array(z.object({ stage: z.enum(visaStages), at: z.string(), says: z.string() })),
  promisedAt: z.nullable(z.string()),
  /** the authority takes papers by appointment alone; null until one is wished or offered */
  byAppointment: z.boolean(),
  appointment: z.nullable(Appointment),
  missedAt: z.nullable(z.string()),
  /** numbers of insurance policies that lie with it */
  policies: z.array(z.string()),
  applicants: z.array(
    z.object({
      applicant: z.int(),
      name: z.string(),
      outcome: z.enum(visaOutcomes),
      reason: z.nullable(z.string()),
      hasVisa: z.boolean(),
      papers: z.array(
        z.object({
          kind: z.enum(documentKinds),
          name: z.string(),
          state: z.enum(['given', 'checked', 'asked-again', 'purged']),
          says: z.nullable(z.string()),
        }),
      ),
      paid: z.int(),
      refunded: z.int(),
    }),
  ),
  price: z.object({ fee: z.int(), service: z.int(), guarantee: z.int(), each: z.int() }),
  /** what the authority asks of all, and the order's own rate, in words; null for a visa that costs nothing there */
  foreign: z.nullable(z.object({ amount: z.string(), rate: z.string() })),
  ifWithdrawn: z.object({ refund: z.int(), says: z.string() }),
  total: z.int(),
})
export type VisaTracked = z.infer<typeof VisaTracked>
