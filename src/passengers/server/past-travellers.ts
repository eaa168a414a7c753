import { foldedName } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { PastPassenger, SavedPassenger, TripWatched } from '#passengers/calls.ts'
import { issuerOf, passportForForm } from '#passengers/passport-form.ts'
import type { Person } from '#passengers/server/saved.ts'
import { personView } from '#passengers/server/saved.ts'

/** Named by order id and position. */
export interface PastTraveller extends Person {
  readonly id: string
}

export interface TripAhead {
  readonly destinationName: string
  /** required expiry for a passport of this country (ISO, two letters); undefined where no rule applies */
  readonly needed: (issuer: string | undefined) => PassportNeed | undefined
  readonly travellers: readonly PastTraveller[]
}

export interface PassportNeed {
  readonly until: Temporal.PlainDate
  /** the rule is unknown: six months are assumed */
  readonly isAssumed: boolean
}

/** Injected: orders are above this room. */
export interface OrdersBefore {
  /** of paid orders, latest first, with repetitions */
  travellersOf(userId: string): Promise<readonly PastTraveller[]>
  tripsAhead(userId: string): Promise<readonly TripAhead[]>
}

export const noOrders: OrdersBefore = { travellersOf: async () => [], tripsAhead: async () => [] }

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
