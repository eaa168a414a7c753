import * as z from 'zod/mini'
import { documentKinds } from '#documents/kinds.ts'
import { visaCountries, visaEntries, visaSpeeds, visaTypes } from '#visas/choice.ts'
import { visaOutcomes, visaStages } from '#visas/stages.ts'

/** Amounts are rial unless they name a currency; days ISO; instants ISO with Z. */

export const VisaCountryView = z.object({
  code: z.enum(visaCountries),
  name: z.string(),
  /** its page (§2): /visa-uae, /visa-azerbaijan, /visa-italy, /visa-thiland */
  path: z.string(),
  /** false while we take no requests: «در حال حاضر امکان صدور این ویزا وجود ندارد» */
  isOpen: z.boolean(),
})
export type VisaCountryView = z.infer<typeof VisaCountryView>

const Fee = z.object({ currency: z.enum(['AED', 'USD']), amount: z.int() })

/** One length of a country's visa and what may be chosen with it. */
export const VisaLength = z.object({
  type: z.enum(visaTypes),
  days: z.int(),
  entries: z.array(z.enum(visaEntries)),
  speeds: z.array(z.enum(visaSpeeds)),
  /** the lowest there is, in the authority's currency, and for one applicant in rial with our service */
  fee: Fee,
  from: z.int(),
  isPopular: z.boolean(),
})
export type VisaLength = z.infer<typeof VisaLength>

export const PaperNeeded = z.object({
  kind: z.enum(documentKinds),
  name: z.string(),
  /** «زمینهٔ سفید، بدون عینک، چهرهٔ کامل» */
  note: z.string(),
  isOptional: z.boolean(),
})
export type PaperNeeded = z.infer<typeof PaperNeeded>

/** Everything a country's page says; facts carry the day they were taken and where from. */
export const VisaEnums = z.object({
  countries: z.array(
    z.object({
      ...VisaCountryView.shape,
      about: z.string(),
      lengths: z.array(VisaLength),
      papers: z.array(PaperNeeded),
      /** what is handed in by hand or later, where pictures are not all: Italy's list */
      otherPapers: z.array(z.string()),
      questions: z.array(z.object({ asks: z.string(), says: z.string() })),
      rejections: z.array(z.string()),
      /** working days, or hours where `unit` says so */
      takes: z.array(
        z.object({
          speed: z.enum(visaSpeeds),
          least: z.int(),
          most: z.int(),
          unit: z.enum(['workday', 'hour']),
        }),
      ),
      /** days from its issue within which one enters */
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

/** What a choice costs and when its answer is promised. */
export const VisaPrice = z.object({
  /** of one applicant */
  fee: Fee,
  feeRial: z.int(),
  service: z.int(),
  /** 0 when it was not wished */
  guarantee: z.int(),
  each: z.int(),
  applicants: z.int(),
  total: z.int(),
  /** what the guarantee would cost each, wished or not */
  guaranteePrice: z.int(),
  /** the day the rate was set on */
  rateDate: z.string(),
  /** the answer is promised until then when it is paid now */
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

/** A request as its owner follows it. */
export const VisaTracked = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  orderStatus: z.string(),
  ...VisaOrdered.shape,
  stage: z.enum(visaStages),
  /** oldest first; `promisedAt` is null until it is paid */
  events: z.array(z.object({ stage: z.enum(visaStages), at: z.string(), says: z.string() })),
  promisedAt: z.nullable(z.string()),
  /** the promise was not kept: since when */
  missedAt: z.nullable(z.string()),
  applicants: z.array(
    z.object({
      /** his place, from 0 */
      applicant: z.int(),
      name: z.string(),
      outcome: z.enum(visaOutcomes),
      /** why it was rejected, in words for the traveller */
      reason: z.nullable(z.string()),
      /** a visa is there to be opened */
      hasVisa: z.boolean(),
      papers: z.array(
        z.object({
          kind: z.enum(documentKinds),
          name: z.string(),
          state: z.enum(['given', 'checked', 'asked-again', 'purged']),
          /** what is wrong with it, when it is asked for again */
          says: z.nullable(z.string()),
        }),
      ),
      paid: z.int(),
      refunded: z.int(),
    }),
  ),
  /** of one applicant, as it was ordered */
  price: z.object({ fee: z.int(), service: z.int(), guarantee: z.int(), each: z.int() }),
  /** what comes back of everything when it is withdrawn now, and the rule in a sentence */
  ifWithdrawn: z.object({ refund: z.int(), says: z.string() }),
  total: z.int(),
})
export type VisaTracked = z.infer<typeof VisaTracked>
