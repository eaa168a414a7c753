import type { Price } from '#experiences/supplier/price.ts'

/** A museum, a boat, a walk through the city: hours in one place, as its supplier offers them. */
export interface Experience {
  readonly ref: string
  readonly title: string
  readonly summary: string | null
  readonly description: string | null
  /** of its supplier's words: `en`, `fa` */
  readonly locale: string
  /** IANA; times of its slots are local to it */
  readonly timeZone: string
  /** begins at a time, or is visited at any hour of a day that is open */
  readonly kind: 'start-time' | 'opening-hours'
  /** without a slot: valid on any day */
  readonly isOpenDated: boolean
  /** otherwise it is first pending, and somebody looks at it */
  readonly isInstant: boolean
  /** that may be asked for, the supplier's own first */
  readonly currencies: readonly string[]
  readonly place: ExperiencePlace | null
  readonly pictures: readonly string[]
  readonly minutes: { readonly from: number; readonly to: number } | null
  readonly notes: readonly ExperienceNote[]
  readonly options: readonly ExperienceOption[]
}

export interface ExperiencePlace {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly city: string | null
  /** ISO 3166, two letters */
  readonly country: string | null
}

export const noteKinds = [
  'included',
  'not-included',
  'highlight',
  'before-booking',
  'before-coming',
  'redeeming',
  'access',
  'more',
] as const
export type NoteKind = (typeof noteKinds)[number]

export interface ExperienceNote {
  readonly kind: NoteKind
  readonly text: string
}

export interface ExperienceOption {
  readonly ref: string
  readonly isDefault: boolean
  readonly title: string
  /** HH:MM, of those that begin at a time */
  readonly startTimes: readonly string[]
  /** the whole price comes back until so many minutes before it begins */
  readonly cutOffMinutes: number
  readonly leastUnits: number
  readonly mostUnits: number | null
  readonly contactFields: readonly ContactField[]
  /** of all of a booking, on its cheapest day; null: by the unit, or not said */
  readonly from: Price | null
  readonly units: readonly ExperienceUnit[]
}

export const contactFields = ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'country'] as const
export type ContactField = (typeof contactFields)[number]

export const unitKinds = [
  'adult',
  'youth',
  'child',
  'infant',
  'family',
  'senior',
  'student',
  'military',
  'other',
] as const
export type UnitKind = (typeof unitKinds)[number]

/** Who a price is for. */
export interface ExperienceUnit {
  readonly ref: string
  readonly kind: UnitKind
  readonly title: string
  readonly ages: { readonly from: number; readonly to: number }
  readonly needsId: boolean
  readonly least: number | null
  readonly most: number | null
  /** a family's are four */
  readonly people: number
  /** on its cheapest day; null: not said beforehand */
  readonly from: Price | null
  /** at least one of these units must be there */
  readonly accompaniedBy: readonly string[]
}
