import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'flights' | 'orders' | 'promises'>

export const correctionCommands: Commands<Desk> = {
  corrections: { takes: [], run: corrections },
  'correction-done': {
    takes: ['NUMBER', '[TICKET …]'],
    async run({ flights }, [number = '', ...tickets]) {
      await flights.corrections.done(Number(number), tickets)
      return ['corrected']
    },
  },
  'correction-refuse': {
    takes: ['NUMBER', '"REASON"'],
    async run({ flights }, [number = '', reason = '']) {
      await flights.corrections.refused(Number(number), reason)
      return ['refused']
    },
  },
}

/** Only what differs: a seller is told that, and nobody reads more of a person than is needed. */
async function corrections({ flights, orders }: Desk): Promise<readonly string[]> {
  const open = await flights.corrections.open()
  const numbers = await orders.numbersOf(open.map(({ orderId }) => orderId))
  const lines = open.map(({ id, orderId, position, requestedAt, before, after }) =>
    [
      id,
      numbers.get(orderId),
      `passenger ${position + 1}`,
      inTehran(requestedAt),
      ...Object.keys(after)
        .filter((column) => after[column] !== before[column])
        .map((column) => `${column}: ${before[column] ?? '-'} > ${after[column] ?? '-'}`),
    ].join('\t'),
  )
  return lines.length === 0 ? ['nobody waits'] : lines
}
