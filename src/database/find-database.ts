import path from 'node:path'
import pg from 'pg'
import { type Embedded, startEmbedded } from '#database/embedded/embedded.ts'
import { type Guard, type Guarding, guardEmbedded } from '#database/embedded/guard.ts'
import { serverPassword } from '#database/embedded/server-password.ts'
import type { DatabaseUrls } from '#database/prepare.ts'
import { makeServerRole, serverRole } from '#database/server-role.ts'
import { StartupError } from '#server/startup-error.ts'

export interface FoundDatabase extends DatabaseUrls {
  /** Restarts the embedded one whenever it falls; does nothing for yours. Ends with `leave`. */
  guard(guarding: Guarding): void
  /** The last process to leave stops the embedded one. */
  leave(): Promise<void>
}

const oldest = 15

export interface WantedDatabase {
  readonly databaseUrl: string | undefined
  /** default: the server migrates as itself, past a pooler */
  readonly ownerUrl: string | undefined
  /** `databaseUrl` goes through a pooler that this one goes past */
  readonly directUrl?: string | undefined
  readonly dataDir: string
}

/** The configured database, else the embedded one. Throws CannotOpen with what to do. */
export async function findDatabase({
  databaseUrl,
  directUrl,
  ownerUrl = directUrl ?? databaseUrl,
  dataDir,
}: WantedDatabase): Promise<FoundDatabase> {
  if (databaseUrl === undefined || ownerUrl === undefined)
    return guarded(await startEmbedded({ folder: path.join(dataDir, 'postgres'), database: 'parastoo' }))
  const version = await versionOf(databaseUrl)
  if (version < oldest)
    throw new StartupError(`DATABASE_URL: a PostgreSQL ${version} answers; ${oldest} or newer is needed`)
  return { url: databaseUrl, ownerUrl, guard: () => undefined, leave: async () => undefined }
}

async function guarded(embedded: Embedded): Promise<FoundDatabase> {
  const url = new URL(embedded.url)
  url.username = serverRole
  url.password = serverPassword(embedded.root)
  await makeServerRole(embedded.url, url.password)
  let guard: Guard | undefined
  return {
    url: url.href,
    ownerUrl: embedded.url,
    guard: (guarding) => void (guard = guardEmbedded(embedded, guarding)),
    async leave() {
      await guard?.stop()
      await embedded.leave()
    },
  }
}

/** Major version. Errors name user and database, never the password. */
async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } catch (cause) {
    const why = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause)
    throw new StartupError(`DATABASE_URL: no database can be opened there (${why})`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
