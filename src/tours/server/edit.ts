import { ageAt } from '#calendar/ages.ts'
import { iranZone } from '#calendar/zones.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { ageGroupAt } from '#passengers/age.ts'
import { Faults } from '#server/refusal.ts'
import { tourKind } from '#tours/kind.ts'
import { packageOf } from '#tours/packages.ts'
import type { TourOrderToEdit } from '#tours/requests.ts'
import type { TourOrdered } from '#tours/responses.ts'
import { orderedOf, tourOrder } from '#tours/server/ordered.ts'
import { peopleOf, type TourPerson } from '#tours/server/people.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'

/** Other travellers, or their names corrected, in the beds that are held; flights and hotel hear of names once they are
 * paid for. */
export async function edit(room: Room, asked: TourOrderToEdit, userId: string): Promise<TourOrdered> {
  const order = await room.orders.ofUser(asked.orderId, userId, tourKind)
  const { booking, departure, people: before } = await tourOrder(room, order)
  if (asked.travellers.length !== booking.travellers.length)
    throw refuse('TRAVELLER_EACH', { property: 'travellers' })
  const { leavesOn, returnsOn } = departure
  const sent = booking.travellers.map(({ room: of, bed }, at) => ({
    room: of,
    bed,
    fields: { ...asked.travellers[at]?.fields },
  }))
  const days = {
    isDomestic: packageOf(departure.packageId).place.isDomestic,
    today: room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate(),
    leavesOn,
    returnsOn,
  }
  const people = peopleOf(sent, days)
  mustSleepAsBefore(people, before, days)
  const { contact, faults } = contactFrom(asked.contact)
  if (faults.length > 0) throw new Faults(faults)
  const remember = room.passengers.remembering(
    userId,
    people.map(({ form }) => form),
  )
  const passengers = people.map(({ passenger }) => passenger)
  const changed = await room.orders.changePeople({ orderId: order.orderId, userId, passengers, contact })
  await remember(room.database)
  return orderedOf(room, changed)
}

/** Seats and rooms are held for ages: of each flight's day, and a child's in its room. */
function mustSleepAsBefore(
  people: readonly TourPerson[],
  before: readonly OrderPassenger[],
  { leavesOn, returnsOn }: { readonly leavesOn: Temporal.PlainDate; readonly returnsOn: Temporal.PlainDate },
): void {
  const faults = people.flatMap(({ item, passenger }, at) => {
    const birth = before[at]?.birthDate
    if (birth === undefined) return []
    const groups = [ageGroupAt(birth, leavesOn), ageGroupAt(birth, returnsOn)]
    const isSame = groups.every((group, way) => group === item.groups[way])
    const isAsOld = passenger.group === 'adult' || ageAt(birth, leavesOn) === item.years
    return isSame && isAsOld ? [] : [{ property: `travellers.${at}.birthDateFa`, says: otherAge }]
  })
  if (faults.length > 0) throw new Faults(faults)
}

const otherAge =
  'با این تاریخ تولد، سن این مسافر در سفر و جای او عوض می‌شود؛ این سفارش را لغو و دوباره انتخاب کنید.'
