import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false // refused, starting up, or gone: the caller asks again
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Retries for a second: closed connections take a moment to leave. */
export async function isAlone(adminUrl: string): Promise<boolean> {
  const admin = new pg.Client({ connectionString: adminUrl })
  admin.on('error', () => undefined)
  try {
    await admin.connect()
    for (let look = 0; look < 20; look++) {
      const { rowCount } = await admin.query(
        `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      if (rowCount === 0) return true
      await sleep(50)
    }
    return false
  } catch {
    return false // no room for another connection, or nothing there to be stopped
  } finally {
    await admin.end().catch(() => undefined)
  }
}

const alreadyThere = new Set(['42P04', '23505'])

export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    if (!alreadyThere.has((error as { code?: string }).code ?? '')) throw error
  } finally {
    await admin.end()
  }
}
