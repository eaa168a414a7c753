import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Embedded } from '#database/embedded/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { ownName, startTestServer } from '#testing/database/server.ts'

let server: Promise<Embedded> | undefined
const templates = new Map<string, Promise<string>>()

/** What a database holds from the beginning, beside its schema; it is laid into a template once. */
export interface Filled {
  /** letters */
  readonly name: string
  fill(url: string): Promise<void>
}

export async function freshDatabase(filled?: Filled): Promise<{ url: string; drop: () => Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL ?? (await sharedServer()).url
  const name = ownName(randomUUID().replaceAll('-', ''))
  const template = await templates.getOrInsertComputed(`${base} ${filled?.name}`, () =>
    currentTemplate(base, filled),
  )
  await asAdmin(base, (admin) =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    url: named(base, name),
    drop: () => asAdmin(base, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  }
}

/** Stops the shared server when this process started it. */
export async function stopSharedServer(): Promise<void> {
  const running = await server
  if (running?.adopted === false) await running.stop()
  server = undefined
}

function sharedServer(): Promise<Embedded> {
  server ??= openTestServer()
  return server
}

/** Shared by all tests; the last one stops it. */
export function openTestServer(): Promise<Embedded> {
  return startTestServer(templateName())
}

/** A migrated template database per schema version, copied for each test. */
async function currentTemplate(base: string, filled?: Filled): Promise<string> {
  const name = `${templateName()}${filled?.name ?? ''}`
  await asAdmin(base, async (admin) => {
    await admin.query('select pg_advisory_lock(5250, hashtext($1))', [name])
    const found = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await makeTemplate(admin, base, { name, filled })
  })
  return name
}

async function makeTemplate(
  admin: pg.Client,
  base: string,
  { name, filled }: { name: string; filled: Filled | undefined },
): Promise<void> {
  await admin.query(`drop database if exists ${name}_making with (force)`)
  await admin.query(`create database ${name}_making`)
  await migrate(named(base, `${name}_making`))
  await filled?.fill(named(base, `${name}_making`))
  await admin.query(`alter database ${name}_making rename to ${name}`)
}

export function templateName(): string {
  return `template_${migrationsDigest()}`
}

function migrationsDigest(): string {
  const folder = path.resolve(import.meta.dirname, '../../database')
  const digest = createHash('sha256')
  for (const file of globSync('{baseline,functions,indexes,migrations}/*.sql', { cwd: folder }).sort())
    digest.update(file).update(readFileSync(path.join(folder, file)))
  return digest.digest('hex').slice(0, 16)
}

const asAdmin = (base: string, work: (admin: pg.Client) => Promise<unknown>) =>
  as(named(base, 'postgres'), work)

async function as(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function named(base: string, database: string): string {
  const url = new URL(base)
  url.pathname = `/${database}`
  return url.href
}
