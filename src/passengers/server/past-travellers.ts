import { foldedName } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { PastPassenger, SavedPassenger, TripWatched } from '#passengers/calls.ts'
import { issuerOf, passportForForm } from '#passengers/passport-form.ts'
import type { Person } from '#passengers/server/saved.ts'
import { personView } from '#passengers/server/saved.ts'

/** Somebody who stands on an order, named by it. */
export interface PastTraveller extends Person {
  readonly id: string
}

/** A journey abroad that is still to be flown. */
export interface TripAhead {
  readonly destinationName: string
  /** until when a passport that this country (ISO, two letters) issued must be good for it; nothing where nobody asks */
  readonly needed: (issuer: string | undefined) => PassportNeed | undefined
  readonly travellers: readonly PastTraveller[]
}

export interface PassportNeed {
  readonly until: Temporal.PlainDate
  /** the country's rule is not known, and six months are taken */
  readonly isAssumed: boolean
}

/** What the orders tell of a user's travellers; handed in, since orders stand above this room. */
export interface OrdersBefore {
  /** everybody on the user's paid orders, latest first; who travelled often comes often */
  travellersOf(userId: string): Promise<readonly PastTraveller[]>
  tripsAhead(userId: string): Promise<readonly TripAhead[]>
}

export const noOrders: OrdersBefore = { travellersOf: async () => [], tripsAhead: async () => [] }

/** Who travelled before and is on no list yet, each once, as he stood on the latest order. */
export function notOn(
  list: readonly SavedPassenger[],
  travellers: readonly PastTraveller[],
  today: Temporal.PlainDate,
): readonly PastPassenger[] {
  const seen = new Set(list.flatMap(marksOf))
  return travellers.flatMap((traveller) => {
    const past = { ...personView(traveller, today), id: traveller.id }
    const marks = marksOf(past)
    const isNew = marks.every((mark) => !seen.has(mark))
    for (const mark of marks) seen.add(mark)
    return isNew ? [past] : []
  })
}

/** The journeys ahead that a co-traveller's kept passport will not do for, by what their countries ask. */
export function watched(
  list: readonly SavedPassenger[],
  trips: readonly TripAhead[],
): readonly TripWatched[] {
  return list.flatMap((saved) => {
    const expires = dateFromForm(saved.passportExpirationDateFa)
    const marks = marksOf(saved)
    return trips.flatMap(({ destinationName, needed, travellers }) => {
      const isOn = travellers.some((one) => marksOf(written(one)).some((mark) => marks.includes(mark)))
      const need = needed(issuerOf(saved))
      if (expires === undefined || !isOn || need === undefined) return []
      const { until, isAssumed } = need
      if (Temporal.PlainDate.compare(expires, until) >= 0) return []
      return [{ id: saved.id, destinationName, neededUntil: until.toString(), isAssumed }]
    })
  })
}

type Marked = Pick<
  SavedPassenger,
  | 'firstName'
  | 'lastName'
  | 'birthDateFa'
  | 'nationalCode'
  | 'passportNumber'
  | 'passportIssuingCountryCountryNameFa'
>

/** By what a person is known: code, passport, or name and birth date. */
function marksOf(one: Marked): readonly string[] {
  return [
    one.nationalCode === '' ? '' : `code ${one.nationalCode}`,
    one.passportNumber === ''
      ? ''
      : `passport ${one.passportIssuingCountryCountryNameFa} ${one.passportNumber}`,
    `${foldedName(one.firstName)} ${foldedName(one.lastName)} ${dateFromForm(one.birthDateFa)}`,
  ].filter((mark) => mark !== '')
}

function written({ firstName, lastName, birth, nationalCode, passport }: Person): Marked {
  return {
    firstName,
    lastName,
    birthDateFa: birth.toString(),
    nationalCode: nationalCode ?? '',
    ...passportForForm(passport),
  }
}
