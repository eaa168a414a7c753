import { type AgreedView, agreedView } from '#law/agreed-terms.ts'
import type { Room } from '#orders/server/room.ts'

/** The terms that an order was made under, as they can be read still; null where it names none. */
export async function agreedTo(
  { sites, deskEditions }: Pick<Room, 'sites' | 'deskEditions'>,
  { terms }: { readonly terms: string | null },
): Promise<AgreedView | null> {
  return agreedView(terms, sites.brands, await deskEditions())
}
