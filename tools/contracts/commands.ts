import { readFile } from 'node:fs/promises'
import type { Agency } from '#app/door.ts'
import { type Commands, doneBy, usageOf } from '../commands.ts'
import { inTehran } from '../desk/formatted.ts'

type Desk = Pick<Agency['flights']['contracts'], 'load' | 'list' | 'withdraw'>

const commands: Commands<Desk> = {
  load: { takes: ['FILE.json'], run: (desk, [file = '']) => load(desk, file) },
  list: { takes: [], run: (desk) => list(desk) },
  withdraw: {
    takes: ['NAME'],
    async run(desk, [name = '']) {
      await desk.withdraw(name)
      return [`${name} is withdrawn: nothing of it is sold any more, and what was sold stands`]
    },
  },
}

export const usage: readonly string[] = usageOf('contracts', commands)

export function explainedBy(desk: Desk, words: readonly string[]): Promise<readonly string[] | undefined> {
  return doneBy(commands, desk, words)
}

async function load(desk: Desk, file: string): Promise<readonly string[]> {
  const loaded = await desk.load(await readFile(file, 'utf8'))
  if (loaded.state === 'known') return [`${loaded.name} was loaded before: nothing changed`]
  if (loaded.state === 'loaded')
    return [`${loaded.name} is on sale: ${loaded.departures} departures, ${loaded.seats} seats`]
  process.exitCode = 1
  return ['nothing was loaded', ...loaded.faults]
}

async function list(desk: Desk): Promise<readonly string[]> {
  const all = await desk.list()
  if (all.length === 0) return ['no contract was loaded']
  return all.map(({ name, seller, until, withdrawnAt, seats, held, sold }) => {
    const state = withdrawnAt === null ? 'on sale' : `withdrawn ${inTehran(withdrawnAt)}`
    return [name, state, `until ${until}`, `${seats} seats`, `${held} held`, `${sold} sold`, seller].join(
      '\t',
    )
  })
}
