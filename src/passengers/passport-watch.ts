import { nameView } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { isValidLongEnough } from '#passengers/passport.ts'
import { issuerOf } from '#passengers/passport-form.ts'

/** Dates are ISO days. */
export interface ShortPassport {
  readonly id: string
  readonly name: string
  readonly expiresOn: string
  /** ISO, two letters */
  readonly issuer: string | undefined
}

/** Saved passports too short for a trip ending on that day (§5). */
export function shortPassports(
  saved: readonly SavedPassenger[],
  lastArrival: Temporal.PlainDate,
): readonly ShortPassport[] {
  return saved.flatMap((one) => {
    const expires = dateFromForm(one.passportExpirationDateFa)
    if (expires === undefined || isValidLongEnough(expires, lastArrival)) return []
    return [{ id: one.id, name: nameView(one), expiresOn: expires.toString(), issuer: issuerOf(one) }]
  })
}
