import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'jobs' | 'database' | 'clock'>

/** Jobs that failed to the end: nobody works at them until somebody says so here. */
export const jobCommands: Commands<Desk> = {
  jobs: {
    takes: [],
    async run({ jobs }) {
      const laidAside = await jobs.laidAside.list()
      if (laidAside.length === 0) return ['no job is laid aside']
      return laidAside.map(({ id, queue, since, tries, data, says }) =>
        [id, queue, inTehran(since), tries, JSON.stringify(data), says].join('\t'),
      )
    },
  },
  'job-again': {
    takes: ['ID'],
    async run({ jobs, database }, [id = '']) {
      await jobs.laidAside.again(id, database)
      return ['given back to its queue']
    },
  },
  'job-close': {
    takes: ['ID', '"REASON"'],
    async run({ jobs, database, clock }, [id = '', reason = '']) {
      const why = { reason, at: clock.now() }
      await database.transaction().execute((trx) => jobs.laidAside.close(trx, id, why))
      return ['closed']
    },
  },
}
