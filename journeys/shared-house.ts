import { after } from 'node:test'
import { openStage, type Stage } from './stage.ts'

let opened: Promise<Stage> | undefined
after(async () => (await opened)?.[Symbol.asyncDispose]())

/**
 * The house, database and browser that stories of one process share, each with visits of its own; it closes when all are told. For
 * stories to which it is all one what others did there: whoever buys, signs in often, turns a clock or has settings of his own
 * opens a stage.
 */
export function sharedHouse(): Promise<Stage> {
  opened ??= openStage()
  return opened
}
