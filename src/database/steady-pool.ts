import pg from 'pg'

/** Idle connections that die are replaced silently; one that dies in use fails its statement, or the next one. */
export function steadyPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  // without a listener an error between two statements would end the process
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
