import { dateFromForm } from '#calendar/form-date.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { passportOf } from '#passengers/passport-form.ts'
import { savedFormFaults, travelWhenever } from '#passengers/saved-form.ts'
import { sentenceOf } from '#passengers/sentences.ts'
import type { Person } from '#passengers/server/saved.ts'
import { Faults } from '#server/refusal.ts'

export function personIn(form: PassengerForm, today: Temporal.PlainDate): Person {
  const tidy = tidied(form)
  const faults = savedFormFaults(tidy, today)
  const birth = dateFromForm(tidy.birthDateFa)
  if (faults.length > 0 || birth === undefined) {
    const travel = travelWhenever(tidy, today)
    throw new Faults(
      faults.map(({ property, key }) => ({
        property: `passenger.${property}`,
        says: sentenceOf(key, tidy, travel),
      })),
    )
  }
  return personOf(tidy, birth)
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
