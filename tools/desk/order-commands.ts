import type { Agency } from '#app/door.ts'
import { screensOf } from '#orders/server/screen-log.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'database'>

export const orderCommands: Commands<Desk> = {
  screens: {
    takes: ['ORDER'],
    async run({ database }, [number = '']) {
      const screens = await screensOf(database, number)
      if (screens.length === 0) return ['nothing was logged of this order']
      return screens.flatMap(({ loggedAt, total, digest, text }) => [
        [inTehran(loggedAt), total, digest].join('\t'),
        ...text.split('\n').map((line) => `  ${line}`),
      ])
    },
  },
}
