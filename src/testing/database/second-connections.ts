import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Database } from '#database/database.ts'

/**
 * From now on, where somebody asked the pool for another connection while a transaction of theirs held one: as many at once as there
 * are connections wait for each other until they are refused. Each as the lines of its stack.
 */
export function secondConnections({ database, pool }: Watched): readonly string[] {
  const seen: string[] = []
  const holding = new AsyncLocalStorage<{ isOpen: boolean }>()
  const begin = database.transaction.bind(database)
  database.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute((trx) => {
        const held = { isOpen: true }
        return holding.run(held, () => Promise.resolve(work(trx)).finally(() => (held.isOpen = false)))
      })
    return builder
  }
  const connect = pool.connect.bind(pool) as (...more: unknown[]) => never
  pool.connect = (...more: unknown[]) => {
    if (holding.getStore()?.isOpen === true) seen.push(new Error('a second connection').stack ?? '')
    return connect(...more)
  }
  return seen
}

interface Watched {
  readonly database: Database
  readonly pool: pg.Pool
}
