import * as z from 'zod/mini'
import { planIds } from '#insurance/plans.ts'
import { zones } from '#insurance/zones.ts'

/** Amounts are rial unless they are said to be euro; days ISO; instants ISO with Z. */

const Limit = z.union([z.int(), z.literal('actual'), z.null()])

const Person = z.object({ age: z.int(), premium: z.int(), duty: z.int(), total: z.int() })

export const PlanView = z.object({
  id: z.enum(planIds),
  name: z.string(),
  note: z.string(),
  limitEuro: z.int(),
  excessEuro: z.int(),
  covers: z.array(z.object({ name: z.string(), limit: Limit })),
  exclusions: z.array(z.object({ name: z.string(), says: z.string() })),
  /** in the order of what was asked */
  people: z.array(Person),
  duty: z.int(),
  dutyPercent: z.int(),
  /** our own part of the total; below zero taken off */
  service: z.int(),
  total: z.int(),
  /** kept of each before the first day; null where the insurer says it when somebody gives back */
  fee: z.nullable(z.int()),
  insurer: z.string(),
  /** where the price comes from */
  source: z.string(),
  refundSays: z.string(),
})
export type PlanView = z.infer<typeof PlanView>

export const PlansView = z.object({
  country: z.string(),
  countryName: z.string(),
  zone: z.enum(zones),
  zoneName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  days: z.int(),
  /** that a visa there asks for at least; 0 where none does */
  leastEuro: z.int(),
  plans: z.array(PlanView),
})
export type PlansView = z.infer<typeof PlansView>

export const PolicyView = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  orderStatus: z.string(),
  countryName: z.string(),
  zoneName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  days: z.int(),
  plan: z.object({
    id: z.enum(planIds),
    name: z.string(),
    limitEuro: z.int(),
    excessEuro: z.int(),
    covers: PlanView.shape.covers,
    exclusions: PlanView.shape.exclusions,
  }),
  insurer: z.string(),
  assistance: z.string(),
  assistancePhone: z.string(),
  reference: z.nullable(z.string()),
  insured: z.array(
    z.object({
      ...Person.shape,
      name: z.string(),
      /** of the policy; null until issued */
      number: z.nullable(z.string()),
      isRefunded: z.boolean(),
    }),
  ),
  duty: z.int(),
  dutyPercent: z.int(),
  /** our own part of the total; below zero taken off */
  service: z.int(),
  total: z.int(),
  refundSays: z.string(),
  /** null where the insurer decides it */
  visaRefusedSays: z.nullable(z.string()),
})
export type PolicyView = z.infer<typeof PolicyView>
