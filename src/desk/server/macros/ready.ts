import type { ReadyMacro } from '#desk/macro-calls.ts'
import { filledMacro, macroGaps } from '#desk/macros/gaps.ts'
import { macrosOf } from '#desk/server/macros/macros.ts'
import { macroValues, type ValuesOf } from '#desk/server/macros/values.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface InHand {
  readonly conversation: string
  /** another one of the traveller's, by its number */
  readonly order?: string | undefined
}

/** Refuses CONVERSATION_NOT_FOUND, and ORDER_UNKNOWN for an order that is not of its traveller. */
export async function readyMacros(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  { conversation, order }: InHand,
): Promise<ReadyMacro[]> {
  const { userId, orderId } = await rooms.support.desk.view(conversation)
  const chosen = order === undefined ? orderId : await orderOf(rooms, { userId, number: order })
  return readyFor(rooms, by, { userId, orderId: chosen })
}

/** All that are offered, filled as far as this order and this person go. */
export async function readyFor(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  of: ValuesOf,
): Promise<ReadyMacro[]> {
  const [macros, values] = await Promise.all([macrosOf(rooms.desk.database), macroValues(rooms, by, of)])
  return macros.map(({ id, title, body }) => {
    const { text, missing } = filledMacro(body, values)
    return { id, title, text, missing: missing.map((gap) => macroGaps[gap]) }
  })
}

async function orderOf(
  { orders }: SupportDeskRooms,
  { userId, number }: { readonly userId: string; readonly number: string },
): Promise<string> {
  const order = await orders.numbered(number)
  if (order?.ownerId !== userId) throw refuse('ORDER_UNKNOWN')
  return order.orderId
}
