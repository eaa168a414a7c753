import { after } from 'node:test'
import { openStage, type Stage } from './stage.ts'

let opened: Promise<Stage> | undefined
after(async () => {
  await (await opened)?.[Symbol.asyncDispose]()
})

/**
 * The house, database and browser that stories of one process share, each with visits and travellers of its own; it closes when all
 * are told. For stories to which it is all one what others did there: whoever turns a clock, has settings of his own, ends what
 * others stand on (a flight, a server, a worker of the browser), or needs a whole browser opens a stage.
 */
export function sharedHouse(): Promise<Stage> {
  opened ??= openStage()
  return opened
}
