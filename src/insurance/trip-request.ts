import { dateFromForm } from '#calendar/form-date.ts'
import { PlansRequest } from '#insurance/requests.ts'
import type { TripDraft } from '#insurance/trip-address.ts'

/** Undefined while something is missing. */
export function requestOf(draft: TripDraft): PlansRequest | undefined {
  const [startsOn, endsOn, ...births] = [draft.from, draft.to, ...draft.births].map((day) =>
    dateFromForm(day)?.toString(),
  )
  const read = PlansRequest.safeParse({ country: draft.country, startsOn, endsOn, births: births.join(',') })
  return read.success ? read.data : undefined
}
