import type { Room } from '#flights/server/room.ts'
import { throughChannel } from '#server/channel-here.ts'

/** Whatever takes an order's place is priced, and sold, by the channel that order was bought through, whoever asks for it. */
export function throughItsChannel<T>({ orders }: Pick<Room, 'orders'>, orderId: string, work: () => T): T {
  return throughChannel(() => orders.pricing.channelOf(orderId), work)
}
