import { useState } from 'react'
import { dateFromForm } from '#calendar/form-date.ts'
import { jalali } from '#calendar/jalali.ts'
import { MOST_INSURED } from '#insurance/most-insured.ts'
import type { TripDraft } from '#insurance/trip-address.ts'
import type { DateParts } from '#web/ui/calendar/date-box.tsx'

const none: DateParts = { day: '', month: '', year: '' }

/** Days in parts, as the selects have them. */
export function useTripDraft(draft: TripDraft) {
  const [country, setCountry] = useState(draft.country)
  const [from, setFrom] = useState(() => partsOf(draft.from))
  const [to, setTo] = useState(() => partsOf(draft.to))
  const [births, setBirths] = useState<readonly DateParts[]>(() =>
    draft.births.length === 0 ? [none] : draft.births.map(partsOf),
  )
  return {
    country,
    setCountry,
    from,
    setFrom,
    to,
    setTo,
    births,
    setBirth: (at: number, birth: DateParts) => setBirths(births.with(at, birth)),
    add: births.length < MOST_INSURED ? () => setBirths([...births, none]) : undefined,
    takeOff: births.length > 1 ? () => setBirths(births.slice(0, -1)) : undefined,
  }
}

function partsOf(day: string): DateParts {
  const date = dateFromForm(day)
  if (date === undefined) return none
  const { year, month, day: ofMonth } = jalali(date)
  return { year: String(year), month: String(month), day: String(ofMonth) }
}
