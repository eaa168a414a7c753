import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'

type Desk = Pick<Agency, 'status'>

/** What travellers read in the banner and on the status page, in Persian. */
export const incidentCommands: Commands<Desk> = {
  'incident open': {
    takes: ['search,payment,…', 'slow|down', 'TITLE', 'WORDS'],
    async run({ status }, [services = '', level = '', title = '', words = '']) {
      const number = await status.incidents.open({ services: services.split(','), level, title, words })
      return [`incident ${number} is open`]
    },
  },
  'incident update': {
    takes: ['NUMBER', 'WORDS'],
    async run({ status }, [number = '', words = '']) {
      await status.incidents.update(Number(number), words)
      return ['told']
    },
  },
  'incident close': {
    takes: ['NUMBER', 'WORDS'],
    async run({ status }, [number = '', words = '']) {
      await status.incidents.close(Number(number), words)
      return ['closed']
    },
  },
}
