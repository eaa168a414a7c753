import { createHash } from 'node:crypto'
import { existsSync, lstatSync, statfsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { type Embedded, startEmbedded } from '#database/embedded/embedded.ts'

/** RAM disk, where the system has one */
const inMemory = '/dev/shm'

/** bytes; a hundred databases need two thirds, and containers may have almost none */
const enough = 3 * 1024 ** 3

/** No fsync, in RAM if there is room: copying a database of a thousand files is ten times slower on disk. */
export async function startTestServer(template: string): Promise<Embedded> {
  const server = await startEmbedded({
    folder: testServerFolder(),
    database: 'parastoo',
    port: 54_420,
    isLasting: false,
  })
  if (server.adopted) return server
  await dropLeftovers(server.url, template)
  await hashLightly(server.url)
  return server
}

/** A password is hashed four thousand times at each connection, on both sides; a house of a test opens twenty, and lives for a second. */
async function hashLightly(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { password, username } = new URL(url)
  try {
    await admin.query('set scram_iterations = 1')
    await admin.query(`alter role ${username} password '${password}'`)
  } finally {
    await admin.end()
  }
}

/** Trees do not share one, nor do runs at another hour (`tools/proof/clocks.ts`);
 * nor is a folder taken that somebody else laid there. */
function testServerFolder(): string {
  const tree = createHash('sha256')
    .update(process.cwd() + (process.env.SHIFT_SECONDS === undefined ? '' : ' at another hour'))
    .digest('hex')
    .slice(0, 12)
  const [uid, folder] = [process.getuid?.(), `${inMemory}/parastoo-test-${tree}`]
  const isOurs = !existsSync(folder) || uid === 0 || lstatSync(folder).uid === uid
  return isOurs && (existsSync(folder) || hasRoom()) ? folder : path.resolve('.data/test')
}

function hasRoom(): boolean {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) > enough
}

export function ownName(id: string): string {
  return `test_${process.pid}_${id}`
}

export async function dropLeftovers(url: string, template: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test\\_%' or datname like 'template\\_%'`,
    )
    for (const { datname } of rows)
      if (!datname.startsWith(template) && !isInUse(datname))
        await admin.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await admin.end()
  }
}

function isInUse(database: string): boolean {
  const pid = Number(/^test_(\d+)_/.exec(database)?.[1])
  if (Number.isNaN(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
