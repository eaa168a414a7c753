import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const text = z.optional(z.string('متن لازم است.').check(z.maxLength(200, 'بیش از اندازه بلند است.')))

const passport = {
  nationalityCountryNameFa: text,
  passportIssuingCountryCountryNameFa: text,
  passportType: text,
  passportNumber: text,
  passportExpirationDateFa: text,
  passportExpirationDateType: text,
} as const

export const PassengerFields = z.object({
  firstName: text,
  lastName: text,
  firstNameFarsi: text,
  lastNameFarsi: text,
  genderTitle: text,
  birthDateFa: text,
  nationalCode: text,
  ...passport,
  type: z.optional(z.int('ردهٔ سنی درست نیست.').check(z.minimum(1), z.maximum(4))),
})

const person = {
  firstName: z.string(),
  lastName: z.string(),
  firstNameFarsi: z.string(),
  lastNameFarsi: z.string(),
  genderTitle: z.enum(['Male', 'Female']),
  birthDateFa: z.string(),
  nationalCode: z.string(),
  nationalityCountryNameFa: z.string(),
  passportIssuingCountryCountryNameFa: z.string(),
  passportType: z.enum(['IranianPassport', 'IraqPassport', 'OtherCountries', '']),
  passportNumber: z.string(),
  passportExpirationDateFa: z.string(),
  passportExpirationDateType: z.enum(['Jalali', 'Gregorian', '']),
  /** age category today (§3) */
  type: z.int(),
} as const

const SavedPassenger = z.object({ id: z.uuid(), ...person })
export type SavedPassenger = z.output<typeof SavedPassenger>

const pastId = z.string('نشانی لازم است.').check(z.regex(/^[\da-f-]{36}\.\d{1,2}$/, 'این مسافر پیدا نشد.'))
const PastPassenger = z.object({ id: pastId, ...person })
export type PastPassenger = z.output<typeof PastPassenger>

/** A coming trip for which the passport expires too early; ISO day; the country's rule is known or assumed. */
const TripWatched = z.object({
  id: z.uuid(),
  destinationName: z.string(),
  neededUntil: z.string(),
  isAssumed: z.boolean(),
})
export type TripWatched = z.output<typeof TripWatched>

/** «flight 1-0-0», «visa AE people» */
const draftForm = z
  .string('فرم لازم است.')
  .check(z.regex(/^[a-z]{1,20}(?: [A-Za-z\d-]{1,40}){0,3}$/, 'این فرم را نمی‌شناسیم.'))
/** As typed; only the form that wrote it reads it. */
const StoredDraft = z.object({ text: z.string(), changedAt: z.string() })
export type StoredDraft = z.output<typeof StoredDraft>

const base = '/api/flight-reservation/Passenger'

export const passengerCalls = {
  mine: call(`POST ${base}/GetCurrentUserPassengers`, {
    summary: 'Saved co-travellers, latest used first',
    who: 'user',
    answer: z.array(SavedPassenger),
  }),
  save: call(`POST ${base}/AddOrUpdatePassenger`, {
    summary: 'Saves a co-traveller with a national code, a passport or both; with an id, changes it',
    who: 'user',
    body: z.object({ passenger: z.extend(PassengerFields, { id: z.optional(z.uuid()) }) }),
    answer: SavedPassenger,
  }),
  forget: call(`DELETE ${base}/DeletePassenger/{id}`, {
    summary: 'Takes a co-traveller off the list',
    who: 'user',
    params: z.object({ id: z.uuid() }),
  }),
  restore: call(`POST ${base}/RestorePassenger/{id}`, {
    summary: 'Puts a co-traveller back who was taken off the list within the last hour',
    who: 'user',
    params: z.object({ id: z.uuid() }),
    answer: SavedPassenger,
  }),
  keepDraft: call(`POST ${base}/KeepDraft`, {
    summary: 'Keeps what was typed into a form of people, for the other devices of the signed-in user',
    who: 'user',
    body: z.object({
      form: draftForm,
      text: z.string('متن لازم است.').check(z.maxLength(20_000, 'بیش از اندازه بلند است.')),
    }),
    answer: z.object({ changedAt: z.string() }),
  }),
  past: call(`GET ${base}/GetPastPassengers`, {
    summary: 'Who travelled by paid orders and is not on the list, as on the latest order',
    who: 'user',
    answer: z.array(PastPassenger),
  }),
  bringIn: call(`POST ${base}/ImportPastPassengers`, {
    summary: 'Puts people of orders before on the list; who is there already is brought up to date',
    who: 'user',
    body: z.object({ people: z.array(pastId).check(z.minLength(1), z.maxLength(100)) }),
    answer: z.array(SavedPassenger),
  }),
}
