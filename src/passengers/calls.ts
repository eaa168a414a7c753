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

/** A passenger's fields as a call carries them; whether they are right is asked of the form's rules. */
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

/** What is not known of a co-traveller is an empty text; he has a national code, a passport or both. */
const SavedPassenger = z.object({
  id: z.uuid(),
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
  /** the age category on the day of asking (§3) */
  type: z.int(),
})
export type SavedPassenger = z.output<typeof SavedPassenger>

const base = '/api/flight-reservation/Passenger'

/** The saved co-travellers of whoever is signed in. */
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
}
