import { ageAt } from '#calendar/ages.ts'
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
import { Faults, type FieldFault } from '#server/refusal.ts'
import { bedRows, noBedUntilYears } from '#tours/beds.ts'
import type { TourOrderToSubmit } from '#tours/requests.ts'
import type { TourItemTraveller } from '#tours/server/tour-item.ts'

export interface TourPerson {
  readonly form: PassengerForm
  readonly passenger: OrderPassenger
  readonly item: TourItemTraveller
}

export interface TourDays {
  readonly isDomestic: boolean
  /** in Tehran */
  readonly today: Temporal.PlainDate
  readonly leavesOn: Temporal.PlainDate
  readonly returnsOn: Temporal.PlainDate
}

type Sent = TourOrderToSubmit['travellers'][number]

/** The travellers from their forms, each of the age of its bed. Throws Faults under `travellers.N.field`. */
export function peopleOf(travellers: readonly Sent[], days: TourDays): readonly TourPerson[] {
  const forms = travellers.map(({ bed, fields }) => ({
    ...requestIn(documentOf(days), tidied(fields)),
    type: AGE_GROUPS[bedRows[bed].group].type,
  }))
  const faults = [
    ...travellers.flatMap((one, at) => faultsOf(one, forms[at] ?? {}, { at, days })),
    ...samePersons(forms).map(({ index, property }) => ({
      property: `travellers.${index}.${property}`,
      says: PASSENGER_TEXTS.SAME_PERSON_TWICE,
    })),
  ]
  if (faults.length > 0) throw new Faults(faults)
  return travellers.map((one, at) => personOf(one, forms[at] ?? {}, days))
}

function documentOf({ isDomestic }: TourDays) {
  return isDomestic ? 'nationalCode' : 'passport'
}

function faultsOf(
  { bed }: Sent,
  form: PassengerForm,
  { at, days }: { readonly at: number; readonly days: TourDays },
): readonly FieldFault[] {
  const travel: Travel = {
    today: days.today,
    flightDate: days.leavesOn,
    lastArrival: days.returnsOn,
    group: bedRows[bed].group,
  }
  const faults = flightFormFaults(documentOf(days), form, travel).map(({ property, key }) => ({
    property: `travellers.${at}.${property}`,
    says: sentenceOf(key, form, travel),
  }))
  const birth = dateFromForm(form.birthDateFa)
  const isTooOld =
    bed === 'child-no-bed' && birth !== undefined && ageAt(birth, days.leavesOn) >= noBedUntilYears
  return isTooOld && faults.length === 0
    ? [
        {
          property: `travellers.${at}.birthDateFa`,
          says: 'کودک از ۶ سالگی تخت می‌خواهد؛ «کودک با تخت» را انتخاب کنید.',
        },
      ]
    : faults
}

function personOf({ room, bed }: Sent, form: PassengerForm, { leavesOn, returnsOn }: TourDays): TourPerson {
  const passenger = passengerFrom(form, bedRows[bed].group)
  const passport = passenger.passport === null ? {} : passportForForm(passenger.passport)
  const { birthDate } = passenger
  return {
    form: { ...form, ...passport },
    passenger,
    item: {
      room,
      bed,
      years: ageAt(birthDate, leavesOn),
      groups: [ageGroupAt(birthDate, leavesOn), ageGroupAt(birthDate, returnsOn)],
    },
  }
}
