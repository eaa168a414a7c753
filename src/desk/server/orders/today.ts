import { iranZone } from '#calendar/zones.ts'
import { counters } from '#desk/orders/counters.ts'
import { readAddress } from '#desk/orders/list-address.ts'
import type { Today } from '#desk/orders/today.ts'
import { filterOf } from '#desk/server/orders/filter-of.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'

/** The day so far; each counter counts the rows of the list it leads to. */
export async function today(rooms: DeskRooms): Promise<Today> {
  const { orders, clock } = rooms
  const now = clock.now()
  const dayBefore = now.toZonedDateTimeISO(iranZone).subtract({ days: 1 })
  const [counted, before, late] = await Promise.all([
    Promise.all(counters.map(({ address }) => countAt(rooms, address))),
    orders.desk.count({ paidFrom: dayBefore.startOfDay().toInstant(), paidUntil: dayBefore.toInstant() }),
    lateThings(rooms, now),
  ])
  return {
    at: now.toString(),
    counts: counters.map(({ key }, nth) => ({ key, orders: counted[nth]?.orders ?? 0 })),
    soldRial: counted[0]?.total ?? 0,
    soldRialBefore: before.total,
    late,
  }
}

async function countAt(rooms: DeskRooms, address: string) {
  return rooms.orders.desk.count(await filterOf(rooms, readAddress(new URLSearchParams(address))))
}

const mostLate = 12

async function lateThings({ promises, orders }: DeskRooms, now: Temporal.Instant): Promise<Today['late']> {
  const open = (await promises.tasks())
    .toSorted((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt))
    .slice(0, mostLate)
  const numbers = await orders.numbersOf(open.flatMap(({ orderId }) => orderId ?? []))
  return open.map(({ number, says, since, dueAt, orderId }) => ({
    number,
    says,
    since: since.toString(),
    dueAt: dueAt.toString(),
    isLate: Temporal.Instant.compare(dueAt, now) < 0,
    orderNumber: orderId === null ? null : (numbers.get(orderId) ?? null),
  }))
}
