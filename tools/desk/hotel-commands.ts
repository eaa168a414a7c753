import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'

type Desk = Pick<Agency, 'hotels' | 'orders'>

export const hotelCommands: Commands<Desk> = {
  arrivals: {
    takes: ['DATE'],
    run: (desk, [day = '']) => arrivals(desk, Temporal.PlainDate.from(day)),
  },
}

async function arrivals({ hotels, orders }: Desk, day: Temporal.PlainDate): Promise<readonly string[]> {
  const stays = await hotels.arrivingOn(day)
  const numbers = await orders.numbersOf(stays.map(({ orderId }) => orderId))
  const lines = stays.map(({ orderId, hotelName, rooms, wishes }) => {
    const who = rooms.map(({ voucherNumber, leader }) => `${voucherNumber} ${leader}`).join(', ')
    return [hotelName, numbers.get(orderId) ?? orderId, who, wishes || '-'].join('\t')
  })
  return lines.length === 0 ? ['nobody comes'] : lines
}
