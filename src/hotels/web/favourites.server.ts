import { favouritesHere, noneHere } from '#hotels/favourites-here.ts'
import type { Hotels } from '#hotels/server/door.ts'

interface Found {
  readonly favourites: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

/** A user's from the account, a guest's from the cookie; after signing in the cookie's are the account's. */
export async function favouritesFor(
  hotels: Pick<Hotels, 'favourites'>,
  userId: string | undefined,
  cookies: string | null,
): Promise<Found> {
  const here = favouritesHere(cookies)
  if (userId === undefined) return { favourites: here, headers: {} }
  if (here.length === 0) return { favourites: await hotels.favourites.of(userId), headers: {} }
  await hotels.favourites.keep(userId, here)
  return { favourites: await hotels.favourites.of(userId), headers: { 'set-cookie': noneHere(cookies) } }
}
