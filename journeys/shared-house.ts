import { after } from 'node:test'
import { openStage, type Stage } from './stage.ts'

const opened = new Map<Kind, Promise<Stage>>()
after(async () => {
  for (const stage of opened.values()) await (await stage)[Symbol.asyncDispose]()
})

/** By its browser: `light` for stories that need neither notifications nor passkeys (`launch` in `stage.ts`). */
type Kind = 'light' | 'whole'

/** What the stories of one process share. Whoever turns a clock, has
 * settings of their own or ends something opens a stage. */
export function sharedHouse(kind: Kind = 'whole'): Promise<Stage> {
  return opened.getOrInsertComputed(kind, () => openStage({}, undefined, kind))
}
