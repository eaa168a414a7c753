import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clusterAt, usableRoot } from '#database/embedded/cluster.ts'
import { type Embedded, startEmbedded } from '#database/embedded/embedded.ts'
import { runAs } from '#database/embedded/run-as.ts'

/** Starts what was laid out by `restore` and waits until its WAL is replayed: from then on it is a database like any other. */
export async function startRestored(dataDir: string, port?: number): Promise<Embedded> {
  const embedded = await replaying(dataDir, port)
  const client = new pg.Client({ connectionString: embedded.url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    while ((await client.query('select pg_is_in_recovery() as is')).rows[0].is) await sleep(50)
    for (const setting of ['restore_command', 'recovery_target_time', 'recovery_target_action'])
      await client.query(`alter system reset ${setting}`)
  } catch (error) {
    await embedded.stop()
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
  rmSync(path.join(embedded.root, 'wal'), { recursive: true, force: true })
  return embedded
}

/** Nothing was written after the moment wanted: PostgreSQL, which waits for what comes after it, has to be told that all is wanted. */
async function replaying(dataDir: string, port: number | undefined): Promise<Embedded> {
  const folder = path.join(dataDir, 'postgres')
  const wish = { folder, database: 'parastoo', tries: 2, ...(port !== undefined && { port }) }
  try {
    return await startEmbedded(wish)
  } catch (error) {
    const cluster = clusterAt(usableRoot(folder, runAs()))
    if (cluster === undefined || !hasEndedBefore(cluster.root)) throw error
    const settings = path.join(cluster.data, 'postgresql.auto.conf')
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^recovery_target_time.*\n/m, ''))
    return await startEmbedded(wish)
  }
}

function hasEndedBefore(root: string): boolean {
  return readFileSync(path.join(root, 'postgres.log'), 'utf8').includes(
    'before configured recovery target was reached',
  )
}
