import { nameView } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { isValidLongEnough } from '#passengers/passport.ts'
import { issuerOf } from '#passengers/passport-form.ts'

/** A saved co-traveller whose passport will not do; dates are ISO days. */
export interface ShortPassport {
  readonly id: string
  readonly name: string
  readonly expiresOn: string
  /** the country that issued it (ISO, two letters), where it is known */
  readonly issuer: string | undefined
}

/** Whose saved passports will be too short on the day a journey ends (§5), before anybody chooses a flight. */
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
