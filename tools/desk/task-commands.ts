import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'promises' | 'orders' | 'jobs' | 'rates'>

export const taskCommands: Commands<Desk> = {
  tasks: { takes: [], run: tasks },
  done: {
    takes: ['NUMBER'],
    async run({ promises }, [number = '']) {
      await promises.done(Number(number))
      return ['done']
    },
  },
}

async function tasks(desk: Desk): Promise<readonly string[]> {
  const [open, jobs] = [await ofPromises(desk), await desk.jobs.laidAside.list()]
  const laidAside = `${jobs.length} jobs were laid aside, and nobody works at them: npm run desk -- jobs`
  const old = (await desk.rates.stale()).map(
    ({ currency, setOn }) =>
      `the rate of ${currency} is of ${setOn}: npm run desk -- rate ${currency} RIAL DATE "SOURCE"`,
  )
  const all = [...open, ...(jobs.length === 0 ? [] : [laidAside]), ...old]
  return all.length === 0 ? ['nothing to do'] : all
}

async function ofPromises({ promises, orders }: Desk): Promise<readonly string[]> {
  const open = await promises.tasks()
  const numbers = await orders.numbersOf(open.flatMap(({ orderId }) => orderId ?? []))
  return open.map(({ number, kind, orderId, since, dueAt, says }) => {
    const order = orderId === null ? '-' : (numbers.get(orderId) ?? orderId)
    return [number, kind, order, inTehran(since), inTehran(dueAt), says].join('\t')
  })
}
