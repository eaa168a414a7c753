import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Goods } from '../buyer/goods.ts'
import { lookAtTour, tourGoods } from '../buyer/tour-goods.ts'
import { dayIn } from './fares.ts'
import { freeRooms } from './free-rooms.ts'
import type { Scene } from './scene.ts'

/** left of a group */
const places = 6
/** a group that is full is left for the next one */
const ordersOfAGroup = 14

export interface GroupTours {
  readonly goods: Goods
  /** the desk ends the departure of this order, in the middle of what others buy of it */
  readonly callOff: (orderId: string) => Promise<void>
}

/** Places of one departure until it is asked for often enough, or the desk calls it off; then those of the next. */
export function groupTours(scene: Scene, firstDay = 30): GroupTours {
  let current: Promise<string> | undefined
  let [from, ordered] = [dayIn(scene, firstDay), 0]

  async function next(): Promise<string> {
    const { id, leavesOn } = await scene.untilBack(() => openedAfter(scene, from))
    ;[from, ordered] = [leavesOn, 0]
    return id
  }

  return {
    goods: {
      async order(shop, diary) {
        if ((ordered += 1) > ordersOfAGroup) current = undefined
        return tourGoods(await (current ??= next())).order(shop, diary)
      },
      look: lookAtTour,
    },
    async callOff(orderId) {
      current = undefined
      await scene.untilBack(async () => {
        const { id } = await one(
          scene.database,
          sql<{ id: string }>`select departure_id as id from tours.bookings where order_id = ${orderId}`,
        )
        await scene.desk.tours.callOff(id, 'desk')
      })
    },
  }
}

/** With few rooms left in the hotel that everybody takes. */
async function openedAfter({ desk, database }: Scene, day: Temporal.PlainDate) {
  const listed = await desk.tours.list() // publishes on first request
  for (const { departureId, isDomestic, isCharter, leavesOn, returnsOn } of listed) {
    if (!isDomestic || isCharter || leavesOn <= `${day}`) continue
    const { isOpen, hotels } = await desk.tours.detail(departureId)
    if (!isOpen) continue
    const hotelId = hotels[0]?.hotelId ?? ''
    await freeRooms({ desk, database }, { hotelId, checkIn: leavesOn, checkOut: returnsOn }, 2)
    await sql`
      update tours.departures set elsewhere = greatest(0, seats - held - sold - ${places})
      where id = ${departureId}`.execute(database)
    return { id: departureId, leavesOn: Temporal.PlainDate.from(leavesOn) }
  }
  throw new Error('no departure is open')
}
