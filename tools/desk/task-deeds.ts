import type { Agency } from '#agency.ts'
import type { Deeds } from '../deeds.ts'
import { inTehran } from './written.ts'

type Desk = Pick<Agency, 'promises' | 'orders'>

/** What the support desk has to do, and its word that it is done. */
export const taskDeeds: Deeds<Desk> = {
  tasks: { takes: [], run: tasks },
  done: {
    takes: ['NUMBER'],
    async run({ promises }, [number = '']) {
      await promises.done(Number(number))
      return ['done']
    },
  },
}

async function tasks({ promises, orders }: Desk): Promise<readonly string[]> {
  const open = await promises.tasks()
  if (open.length === 0) return ['nothing to do']
  const numbers = await orders.numbersOf(open.flatMap(({ orderId }) => orderId ?? []))
  return open.map(({ number, kind, orderId, since, dueAt, says }) => {
    const order = orderId === null ? '-' : (numbers.get(orderId) ?? orderId)
    return [number, kind, order, inTehran(since), inTehran(dueAt), says].join('\t')
  })
}
