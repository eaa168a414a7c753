import { AGE_BANDS, AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import { flightFormFaults, type TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerFault, PassengerForm, Travel } from '#passengers/form.ts'
import { passportOf } from '#passengers/passport-form.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import type { Person } from '#passengers/server/saved.ts'
import { tidied } from '#passengers/tidied.ts'
import { dateFromForm } from '#passengers/written-date.ts'
import { Faults } from '#server/refusal.ts'

/**
 * The person a form describes, whenever he flies: with a national code, a passport or both. Throws Faults under
 * `passenger.…`. His age category is not asked, nor whether his passport is valid long enough for some journey.
 */
export function personIn(form: PassengerForm, today: Temporal.PlainDate): Person {
  const tidy = tidied(form)
  // somebody born today may be kept: he may fly on this day
  const flightDate = today.add({ days: AGE_BANDS.infantFromDays })
  const birth = dateFromForm(tidy.birthDateFa) ?? flightDate
  const group = ageGroupAt(birth, flightDate)
  const faults = faultsOf({ ...tidy, type: AGE_GROUPS[group].type }, { flightDate, group })
  if (faults.length > 0) {
    throw new Faults(
      faults.map(({ property, key }) => ({
        property: `passenger.${property}`,
        says: sentenceOf(key, tidy, { flightDate, group }),
      })),
    )
  }
  return personOf(tidy, birth)
}

/** Those of every document that is filled in, each field once; of the national code when none is (§5). */
function faultsOf(form: PassengerForm, travel: Travel): readonly PassengerFault[] {
  const hasPassport = (form.passportNumber ?? '') !== ''
  const hasCode = (form.nationalCode ?? '') !== ''
  const documents: readonly TravelDocument[] = [
    ...(hasCode || !hasPassport ? (['nationalCode'] as const) : []),
    ...(hasPassport ? (['passport'] as const) : []),
  ]
  const faults = documents.flatMap((document) => flightFormFaults(document, form, travel))
  const byField = new Map(faults.map((fault) => [fault.property, fault]))
  return [...byField.values()].filter(({ key }) => key !== 'PASS_VALIDITY_LESS_6MONTH')
}

function personOf(tidy: PassengerForm, birth: Temporal.PlainDate): Person {
  return {
    firstName: tidy.firstName ?? '',
    lastName: tidy.lastName ?? '',
    firstNameFarsi: tidy.firstNameFarsi ?? '',
    lastNameFarsi: tidy.lastNameFarsi ?? '',
    genderTitle: tidy.genderTitle === 'Female' ? 'Female' : 'Male',
    birth,
    nationalCode: (tidy.nationalCode ?? '') === '' ? null : (tidy.nationalCode ?? null),
    passport: passportOf(tidy),
  }
}
