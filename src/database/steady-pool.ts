import pg from 'pg'

type Limits = Pick<pg.PoolConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>

/** Idle connections that die are replaced silently; one that dies in use fails its statement, or the next one.
 * Limits are set by a statement: a pooler refuses to be told of them when a connection opens. */
export function steadyPool({
  statement_timeout,
  idle_in_transaction_session_timeout,
  ...config
}: pg.PoolConfig): pg.Pool {
  const limits = settingOf({ statement_timeout, idle_in_transaction_session_timeout })
  // whoever waits for the connection waits for this as well
  const onConnect = (client: pg.ClientBase): unknown => client.query(limits)
  const pool = new pg.Pool({ ...config, ...(limits !== '' && { onConnect }) })
  pool.on('error', () => undefined)
  // without a listener an error between two statements would end the process
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function settingOf(limits: Limits): string {
  const told = Object.entries(limits).filter(([, ms]) => typeof ms === 'number')
  return told.map(([name, ms]) => `set ${name} = ${ms}`).join('; ')
}
