import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'

type Desk = Pick<Agency, 'tours'>

/** A departure that does not go: its travellers' whole money goes back by itself. */
export const tourCommands: Commands<Desk> = {
  'tour-off': {
    takes: ['DEPARTURE', '"REASON"'],
    async run({ tours }, [departure = '', reason = '']) {
      await tours.callOff(departure, reason)
      return ['called off']
    },
  },
}
