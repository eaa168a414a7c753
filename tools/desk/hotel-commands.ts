import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'

type Desk = Pick<Agency, 'hotels' | 'orders'>

export const hotelCommands: Commands<Desk> = {
  arrivals: {
    takes: ['DATE'],
    run: (desk, [day = '']) => arrivals(desk, Temporal.PlainDate.from(day)),
  },
  reviews: { takes: [], run: ({ hotels }) => reviews(hotels) },
  'review-publish': { takes: ['ID'], run: ({ hotels }, [id = '']) => decided(hotels, id, ['published', '']) },
  'review-hold': {
    takes: ['ID', '"REASON"'],
    run: ({ hotels }, [id = '', reason = '']) => decided(hotels, id, ['held', reason]),
  },
  'review-refuse': {
    takes: ['ID', '"REASON"'],
    run: ({ hotels }, [id = '', reason = '']) => decided(hotels, id, ['refused', reason]),
  },
  'review-answer': {
    takes: ['ID', '"TEXT"'],
    async run({ hotels }, [id = '', words = '']) {
      await hotels.moderation.answer(Number(id), words)
      return ['answered']
    },
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

type Hotels = Desk['hotels']

async function reviews({ moderation }: Hotels): Promise<readonly string[]> {
  const held = await moderation.held()
  const lines = held.map(({ id, hotelId, company, score, words, reason }) =>
    [
      id,
      hotelId,
      company,
      (score / 10).toFixed(1),
      reason ?? '-',
      (words ?? '').replaceAll('\n', ' / '),
    ].join('\t'),
  )
  return lines.length === 0 ? ['nothing to read'] : lines
}

async function decided(
  { moderation }: Hotels,
  id: string,
  [to, reason]: readonly ['published' | 'held' | 'refused', string],
): Promise<readonly string[]> {
  const { state } = await moderation.decide({ id: Number(id), to, reason })
  return [state]
}
