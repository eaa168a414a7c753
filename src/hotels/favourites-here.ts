import { storedHere } from '#calls/guest-cookie.ts'

/** A guest's favourites stay in a cookie until sign-in; the latest twenty. */
const kept = storedHere('hotel-favourites', (line) => /^[a-z0-9-]{3,60}$/.test(line), 20)

export function favouritesHere(cookies: string | null): readonly string[] {
  return kept.lines(cookies)
}

/** A Set-Cookie header. */
export function turnedHere(cookies: string | null, hotelId: string, isOn: boolean): string {
  return isOn ? kept.having(cookies, hotelId) : kept.without(cookies, [hotelId])
}

/** A Set-Cookie header that ends it: they are the account's now. */
export function noneHere(cookies: string | null): string {
  return kept.without(cookies)
}
