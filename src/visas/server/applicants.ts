import { dateFromForm } from '#calendar/form-date.ts'
import { passengerFrom } from '#orders/from-forms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import { flightFormFaults, requestIn } from '#passengers/flight-form.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { passportForForm } from '#passengers/passport-form.ts'
import { samePersons } from '#passengers/same-person.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import type { FieldFault } from '#server/refusal.ts'
import { applicantTravel } from '#visas/applicant-travel.ts'
import { countryData } from '#visas/countries.ts'
import { isMinorLeftAlone } from '#visas/minors.ts'
import { type Held, paperFaults } from '#visas/papers-needed.ts'
import type { VisaRequest } from '#visas/requests.ts'

export interface ApplicantRead {
  readonly form: PassengerForm
  readonly passenger: OrderPassenger
}

interface ApplicantsRequest {
  readonly request: Pick<VisaRequest, 'choice' | 'applicants'>
  readonly today: Temporal.PlainDate
  readonly travelDate: Temporal.PlainDate
  readonly held: readonly Held[]
}

interface One {
  readonly form: PassengerForm
  readonly travel: Travel
}

export function applicantFaults(asked: ApplicantsRequest): readonly FieldFault[] {
  const { request, held } = asked
  const all = formsOf(asked)
  return [
    ...all.flatMap((one, at) => formFaultsOf(one, at)),
    ...request.applicants.flatMap(({ papers }, at) =>
      paperFaults(request.choice.country, papers, held).map(({ kind, says }) => ({
        property: `applicants.${at}.papers.${kind}`,
        says,
      })),
    ),
    ...twice(all),
    ...alone(asked, all),
  ]
}

export function applicantsOf(asked: ApplicantsRequest): readonly ApplicantRead[] {
  return formsOf(asked).map(({ form, travel }) => {
    const passenger = passengerFrom(form, travel.group)
    const passport = passenger.passport === null ? {} : passportForForm(passenger.passport)
    return { form: { ...form, ...passport }, passenger }
  })
}

function formsOf({ request: { choice, applicants }, today, travelDate }: ApplicantsRequest): readonly One[] {
  const { passportMonths } = countryData(choice.country)
  const travel = applicantTravel({ ...choice, today, travelDate, passportMonths })
  return applicants.map(({ fields }) => {
    const form = requestIn('passport-and-farsi', tidied(fields))
    const birth = dateFromForm(form.birthDateFa)
    const group = birth === undefined ? travel.group : ageGroupAt(birth, travelDate)
    return { form: { ...form, type: AGE_GROUPS[group].type }, travel: { ...travel, group } }
  })
}

function formFaultsOf({ form, travel }: One, at: number): readonly FieldFault[] {
  return flightFormFaults('passport-and-farsi', form, travel).map(({ property, key }) => ({
    property: `applicants.${at}.${property}`,
    says: sentenceOf(key, form, travel),
  }))
}

function twice(all: readonly One[]): readonly FieldFault[] {
  return samePersons(all.map(({ form }) => form)).map(({ index, property }) => ({
    property: `applicants.${index}.${property}`,
    says: PASSENGER_TEXTS.SAME_PERSON_TWICE,
  }))
}

/** Reported at the first applicant. */
function alone({ request, travelDate }: ApplicantsRequest, all: readonly One[]): readonly FieldFault[] {
  const { country } = request.choice
  const births = all.flatMap(({ form }) => dateFromForm(form.birthDateFa) ?? [])
  if (births.length < all.length) return []
  const people = births.map((birthDate) => ({ birthDate }))
  return isMinorLeftAlone({ country, travelDate }, people)
    ? [{ property: 'applicants.0.birthDateFa', says: 'زیر ۱۸ سال باید همراه یک بزرگسال درخواست بدهد.' }]
    : []
}
