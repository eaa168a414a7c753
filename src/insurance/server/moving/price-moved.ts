import { tripOf } from '#insurance/insured-trip.ts'
import { changeThere } from '#insurance/server/moving/change-there.ts'
import type { MoveWanted } from '#insurance/server/moving/moved-policy.ts'
import type { PriceMoved } from '#insurance/server/moving/person-moved.ts'
import type { Room } from '#insurance/server/room.ts'

/** What the new days cost; at an insurer abroad what the old ones bring and the difference. Undefined where nobody sells them. */
export async function priceMoved(
  room: Room,
  moved: MoveWanted,
  { isForOrder }: { readonly isForOrder: boolean },
): Promise<PriceMoved | undefined> {
  if (moved.supplier !== null) return changeThere(room, moved)
  const trip = tripOf({
    country: moved.country,
    startsOn: `${moved.startsOn}`,
    endsOn: `${moved.endsOn}`,
  })
  if (trip === undefined) return undefined
  const offers = await room.insurer.offers({ trip, ages: moved.ages }, { isForOrder })
  const sold = offers?.find(({ plan }) => plan.id === moved.plan)
  return sold && { people: sold.price.people }
}
