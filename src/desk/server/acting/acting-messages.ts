import type { Trx } from '#database/database.ts'
import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Order } from '#orders/order.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Sending {
  readonly order: Order
  readonly by: StaffVisitor
  readonly code: string
}

/** By SMS, to the account's number and no other. */
export async function sendActingCode(
  rooms: ActingRooms,
  trx: Trx,
  { order, by, code }: Sending,
): Promise<void> {
  const { phone } = await travellerOf(rooms, trx, order)
  await atBrandOf(rooms, order, () =>
    rooms.messages.send(
      {
        to: phone,
        userId: order.ownerId,
        template: 'code-for-colleague',
        tokens: [code, order.orderNumber, nameIn(by)],
      },
      trx,
    ),
  )
}

interface Done {
  readonly order: Order
  readonly by: StaffVisitor
  /** what was done: «۱ بلیت پس داده شد» */
  readonly what: string
  /** each once */
  readonly key: string
  /** of the traveller's own, else the one that was acted on */
  readonly opens?: string
}

/** The traveller is told what was done with the code, and by whom. */
export async function tellOfActing(
  rooms: ActingRooms,
  trx: Trx,
  { order, by, what, key, opens: opened = order.orderId }: Done,
): Promise<void> {
  const recipient = { userId: order.ownerId, ...(await travellerOf(rooms, trx, order)) }
  const opens = rooms.orders.faceOf(order.product).orderPath(opened)
  await atBrandOf(rooms, order, () =>
    rooms.messages.tell(
      recipient,
      { template: 'done-by-colleague', tokens: [order.orderNumber, nameIn(by), what], key, opens },
      trx,
    ),
  )
}

async function travellerOf({ accounts }: ActingRooms, trx: Trx, { ownerId }: Order) {
  const user = await accounts.userOf(ownerId, trx)
  if (user?.phone === undefined) throw refuse('TRAVELLER_UNKNOWN')
  return { phone: user.phone, email: user.email ?? undefined }
}

/** At the brand that it was bought at, and in its words. */
export function atBrandOf<T>(
  { settings: { sites } }: ActingRooms,
  { brand }: Order,
  work: () => Promise<T>,
): Promise<T> {
  return sites.at(sites.ofBrand(brand), work)
}

/** As a message may hold it: five blanks at most. */
function nameIn({ name }: StaffVisitor): string {
  return name.split(/\s+/).slice(0, 5).join(' ')
}
