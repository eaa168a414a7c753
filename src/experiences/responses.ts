import * as z from 'zod/mini'
import { noteKinds, unitKinds } from '#experiences/supplier/experience.ts'

/** Amounts are rial; days ISO and local to the place; instants ISO with Z. */

export const ExperienceListed = z.object({
  experienceId: z.string(),
  title: z.string(),
  /** of its supplier's words */
  locale: z.string(),
  summary: z.nullable(z.string()),
  cityCode: z.string(),
  cityName: z.string(),
  kind: z.enum(['start-time', 'opening-hours']),
  minutes: z.nullable(z.object({ from: z.int(), to: z.int() })),
  isInstant: z.boolean(),
  /** of the option that gives back for the longest; minutes before it begins */
  cutOffMinutes: z.int(),
  /** of the cheapest unit that is no child's; null where the supplier says it by the day alone */
  price: z.nullable(z.int()),
  /** `price` is of one of a party, or of all of it */
  pricePer: z.enum(['person', 'party']),
})
export type ExperienceListed = z.infer<typeof ExperienceListed>

const Unit = z.object({
  unitRef: z.string(),
  kind: z.enum(unitKinds),
  title: z.string(),
  ages: z.object({ from: z.int(), to: z.int() }),
  needsId: z.boolean(),
  least: z.nullable(z.int()),
  most: z.nullable(z.int()),
  people: z.int(),
  accompaniedBy: z.array(z.string()),
  price: z.nullable(z.int()),
})
export type ExperienceUnitView = z.infer<typeof Unit>

const Option = z.object({
  optionRef: z.string(),
  title: z.string(),
  startTimes: z.array(z.string()),
  cutOffMinutes: z.int(),
  leastUnits: z.int(),
  mostUnits: z.nullable(z.int()),
  needsEmail: z.boolean(),
  units: z.array(Unit),
})
export type ExperienceOptionView = z.infer<typeof Option>

const Note = z.object({ kind: z.enum(noteKinds), text: z.string() })
const Hours = z.array(z.object({ from: z.string(), to: z.string() }))

export const ExperienceDetail = z.object({
  ...ExperienceListed.shape,
  description: z.nullable(z.string()),
  pictures: z.array(z.string()),
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  notes: z.array(Note),
  options: z.array(Option),
})
export type ExperienceDetail = z.infer<typeof ExperienceDetail>

export const ExperienceDay = z.object({
  day: z.string(),
  isAvailable: z.boolean(),
  /** null: nobody counts them */
  vacancies: z.nullable(z.int()),
  isLast: z.boolean(),
})
export type ExperienceDay = z.infer<typeof ExperienceDay>

export const ExperienceSlot = z.object({
  slotRef: z.string(),
  /** local to its place */
  startsLocal: z.string(),
  endsLocal: z.string(),
  isAllDay: z.boolean(),
  hours: Hours,
  isAvailable: z.boolean(),
  vacancies: z.nullable(z.int()),
  isLast: z.boolean(),
  mostUnits: z.nullable(z.int()),
  /** local to its place: the whole price comes back before it */
  refundableUntilLocal: z.string(),
  isRefundable: z.boolean(),
  /** of each unit by its reference; null where all of a booking have one price */
  unitPrices: z.nullable(z.record(z.string(), z.int())),
  /** of all of a booking */
  partyPrice: z.nullable(z.int()),
})
export type ExperienceSlot = z.infer<typeof ExperienceSlot>

export const ExperienceOrdered = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: z.string(),
  experienceId: z.string(),
  title: z.string(),
  locale: z.string(),
  optionTitle: z.nullable(z.string()),
  cityCode: z.string(),
  cityName: z.string(),
  startsLocal: z.string(),
  endsLocal: z.string(),
  isAllDay: z.boolean(),
  hours: Hours,
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  notes: z.array(Note),
  units: z.array(
    z.object({
      kind: z.enum(unitKinds),
      title: z.string(),
      ages: z.object({ from: z.int(), to: z.int() }),
      count: z.int(),
      total: z.nullable(z.int()),
    }),
  ),
  totalPrice: z.int(),
  leader: z.string(),
  refundableUntilLocal: z.string(),
  isRefundable: z.boolean(),
  isInstant: z.boolean(),
  /** paid, and somebody at the supplier looks at it */
  isPending: z.boolean(),
  isRefunded: z.boolean(),
  reference: z.nullable(z.string()),
  holdExpiresAt: z.nullable(z.string()),
})
export type ExperienceOrdered = z.infer<typeof ExperienceOrdered>
