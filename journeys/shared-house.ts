import { after } from 'node:test'
import { openStage, type Stage } from './stage.ts'

let opened: Promise<Stage> | undefined
after(async () => (await opened)?.[Symbol.asyncDispose]())

/**
 * One product, database and browser shared by stories of a process. For stories that do not depend on others' data; those
 * that buy, sign in often, change the clock or settings open their own stage.
 */
export function sharedHouse(): Promise<Stage> {
  opened ??= openStage()
  return opened
}
