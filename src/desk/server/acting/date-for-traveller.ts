import { randomUUID } from 'node:crypto'
import { clockTime } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { mustBeActing, mustBeActingNow } from '#desk/server/acting/acting.ts'
import { atBrandOf, tellOfActing } from '#desk/server/acting/acting-messages.ts'
import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { DateChangeBody, DateChangeDays, DateChanged } from '#flights/changes/date-change.ts'
import type { Order } from '#orders/order.ts'
import type { OnBehalf } from '#orders/server/on-behalf.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Which {
  readonly number: string
  readonly leg: number
  readonly passengers: readonly number[]
}

/** Days with the flights his tickets may move to, while the code is good. Refuses ACTING_CODE_NEEDED, and as his own page does. */
export async function daysForTraveller(
  rooms: ActingRooms,
  by: StaffVisitor,
  { number, ...wanted }: Which & { readonly from?: string | undefined },
): Promise<DateChangeDays> {
  const order = await mustBeActingNow(rooms, by, number)
  const { orderId, ownerId: userId } = order
  return atBrandOf(rooms, order, () =>
    rooms.flights.dateChangeDays({ ...wanted, orderId, userId, withSuppliers: true }),
  )
}

type Change = Omit<DateChangeBody, 'orderId'> & { readonly number: string }

export interface ChangedForTraveller extends DateChanged {
  readonly isDone: boolean
}

/**
 * Holds the new flight at exactly the amounts that were read. Where nothing is left to pay it is done at once; else the
 * traveller pays it from his own account until the hold ends. Refuses ACTING_CODE_NEEDED, and as his own page does.
 */
export async function changeDateForTraveller(
  rooms: ActingRooms,
  by: StaffVisitor,
  { number, ...change }: Change,
): Promise<ChangedForTraveller> {
  const order = await mustBeActingNow(rooms, by, number)
  const { orderId, ownerId: userId } = order
  return atBrandOf(rooms, order, async () => {
    const onBehalf = holding(rooms, { by, order })
    const made = await rooms.flights.changeDate(
      { ...change, orderId },
      { userId, once: randomUUID(), onBehalf },
    )
    if (await isDoneAtOnce(rooms, { by, order, made })) return { ...made, isDone: true }
    await tellHeld(rooms, { by, order, made })
    return { ...made, isDone: false }
  })
}

interface Acting {
  readonly by: StaffVisitor
  readonly order: Order
}

interface Made extends Acting {
  readonly made: DateChanged
}

function holding(rooms: ActingRooms, { by, order }: Acting): OnBehalf {
  const { orderId } = order
  return {
    allowed: (trx) => mustBeActing(rooms, trx, { by, orderId }),
    async recorded(trx, { orderNumber }) {
      const acting = await mustBeActing(rooms, trx, { by, orderId })
      await rooms.desk.audit.record(trx, by, entryOf('acting.date-begun', { acting, order, orderNumber }))
    },
  }
}

/** A supplier's price that rose meanwhile is agreed to by the traveller himself, and what is to be paid is his to send. */
async function isDoneAtOnce(rooms: ActingRooms, { by, order, made }: Made): Promise<boolean> {
  if (made.toPay > 0) return false
  const { orderId, ownerId: userId } = order
  const { order: agreed } = await rooms.orders.approve(made.orderId, userId)
  if (agreed.status !== 'approved') return false
  await rooms.orders.confirmFromWallet(made.orderId, userId, {
    allowed: (trx) => mustBeActing(rooms, trx, { by, orderId }),
    async recorded(trx, { walletPart, orderNumber }) {
      if (walletPart > 0) throw refuse('DATE_TO_BE_PAID')
      const acting = await mustBeActing(rooms, trx, { by, orderId })
      const key = `acting:${acting}:date:${made.orderId}`
      await tellOfActing(rooms, trx, { order, by, what: `تغییر تاریخ، سفارش تازه ${orderNumber}`, key })
      await rooms.desk.audit.record(trx, by, entryOf('acting.date-changed', { acting, order, orderNumber }))
    },
  })
  return true
}

async function tellHeld(rooms: ActingRooms, { by, order, made }: Made): Promise<void> {
  const until = clockTime(Temporal.Instant.from(made.holdExpiresAt).toZonedDateTimeISO(iranZone))
  const what = `تغییر تاریخ؛ تا ${until} آن را بپردازید`
  const key = `acting:${order.orderId}:date:${made.orderId}`
  await rooms.desk.database
    .transaction()
    .execute((trx) => tellOfActing(rooms, trx, { order, by, what, key, opens: made.orderId }))
}

interface Entry {
  readonly acting: string
  readonly order: Order
  /** of the new order */
  readonly orderNumber: string
}

function entryOf(action: 'acting.date-begun' | 'acting.date-changed', { acting, order, orderNumber }: Entry) {
  const details = { acting, traveller: order.ownerId, into: orderNumber }
  return { action, subject: { kind: 'order', id: order.orderNumber }, details } as const
}
