import { AGE_BANDS, AGE_GROUPS, ageGroupAt } from '#passengers/age.ts'
import { type NationalForm, nationalFormFaults } from '#passengers/national-form.ts'
import type { Person } from '#passengers/server/saved.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { tidied } from '#passengers/tidied.ts'
import { dateFromForm } from '#passengers/written-date.ts'
import { Faults } from '#server/refusal.ts'

/** The person a form describes, whenever he flies; throws Faults under `passenger.…`. His age category is not asked. */
export function personIn(form: NationalForm, today: Temporal.PlainDate): Person {
  const tidy = tidied(form)
  // somebody born today may be kept: he may fly on this day
  const flightDate = today.add({ days: AGE_BANDS.infantFromDays })
  const birth = dateFromForm(tidy.birthDateFa) ?? flightDate
  const group = ageGroupAt(birth, flightDate)
  const faults = nationalFormFaults({ ...tidy, type: AGE_GROUPS[group].type }, { flightDate, group })
  if (faults.length > 0) {
    throw new Faults(
      faults.map(({ property, key }) => ({ property: `passenger.${property}`, says: PASSENGER_TEXTS[key] })),
    )
  }
  return personOf(tidy, birth)
}

/** The same of a form already found without fault. */
export function personOf(tidy: NationalForm, birth: Temporal.PlainDate): Person {
  return {
    firstName: tidy.firstName ?? '',
    lastName: tidy.lastName ?? '',
    firstNameFarsi: tidy.firstNameFarsi ?? '',
    lastNameFarsi: tidy.lastNameFarsi ?? '',
    genderTitle: tidy.genderTitle === 'Female' ? 'Female' : 'Male',
    birth,
    nationalCode: tidy.nationalCode ?? '',
  }
}
