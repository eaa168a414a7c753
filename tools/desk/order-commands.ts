import { readFile } from 'node:fs/promises'
import type { Agency } from '#app/door.ts'
import { brokenInFile } from '#orders/server/evidence/verify-file.ts'
import { screensOf } from '#orders/server/screen-log.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'database' | 'orders'>

export const orderCommands: Commands<Desk> = {
  'evidence-verify': {
    takes: ['[FILE]'],
    async run({ orders }, [path]) {
      const broken = path === undefined ? await orders.evidence.broken() : await inFile(path)
      const [first] = broken
      if (first === undefined) return ['every chain is whole']
      throw new StartupError(
        `${broken.length} broken: order ${first.orderNumber} does not fit from piece ${first.n} on`,
      )
    },
  },
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

async function inFile(path: string) {
  const text = await readFile(path, 'utf8')
  const n = brokenInFile(text)
  return n === null ? [] : [{ orderNumber: path, n }]
}
