import { after } from 'node:test'
import { openStage, type Stage } from './stage.ts'

const opened = new Map<Kind, Promise<Stage>>()
after(async () => {
  for (const stage of opened.values()) await (await stage)[Symbol.asyncDispose]()
})

/** By its browser: `light` for stories that need neither notifications nor passkeys (`launch` in `stage.ts`). */
type Kind = 'light' | 'whole'

/**
 * The house, database and browser that stories of one process share, each with visits and travellers of its own; it closes when all
 * are told. For stories to which it is all one what others did there: whoever turns a clock, has settings of his own, or ends what
 * others stand on (a flight, a server, a worker of the browser) opens a stage.
 */
export function sharedHouse(kind: Kind = 'whole'): Promise<Stage> {
  return opened.getOrInsertComputed(kind, () => openStage({}, undefined, kind))
}
