import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '#database/database.ts'

type Answer<Asked, Found> = (database: Database, asked: readonly Asked[]) => Promise<readonly Found[]>

interface Gathered<Asked, Found> {
  readonly asked: Asked[]
  readonly found: Promise<readonly Found[]>
}

/**
 * Questions that are asked in one turn, by a page of a hundred cities say, are answered by one statement:
 * one by one they would take every connection, and others would wait for their turn. Found in the order of asking.
 */
export function inOne<Asked, Found>(answer: Answer<Asked, Found>) {
  const waiting = new WeakMap<Database, Gathered<Asked, Found>>()
  return async (database: Database, asked: Asked): Promise<Found> => {
    const gathered = waiting.get(database) ?? gather(database)
    const place = gathered.asked.push(asked) - 1
    const found = (await gathered.found)[place]
    if (found === undefined) throw new Error('a question asked with others has no answer')
    return found
  }

  function gather(database: Database): Gathered<Asked, Found> {
    const asked: Asked[] = []
    const found = turn().then(() => {
      waiting.delete(database)
      return answer(database, asked)
    })
    const gathered = { asked, found }
    waiting.set(database, gathered)
    return gathered
  }
}
