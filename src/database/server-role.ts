import pg from 'pg'

/** Who the server is in the embedded database: it reads and writes rows and owns nothing, so whoever takes it over changes no trigger. */
export const serverRole = 'parastoo_server'

/** Another process of ours was faster, with the same password. */
const madeMeanwhile = new Set(['42710', '23505', 'XX000'])

export async function makeServerRole(ownerUrl: string, password: string): Promise<void> {
  const may = `login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${pg.escapeLiteral(password)}`
  await asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [serverRole])
    try {
      await owner.query(`${rowCount === 0 ? 'create' : 'alter'} role ${serverRole} ${may}`)
    } catch (error) {
      if (!madeMeanwhile.has((error as { code?: string }).code ?? '')) throw error
    }
  })
}

/** The rows of every schema, except those that say which migrations ran. After each migration. */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role)
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ schema: string }>(
      `select nspname as schema from pg_namespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' and pg_has_role(nspowner, 'member')`,
    )
    const grants = rows.map(({ schema }) => {
      const here = `schema ${pg.escapeIdentifier(schema)}`
      return `grant usage on ${here} to ${to};
        grant select, insert, update, delete on all tables in ${here} to ${to};
        grant usage, select, update on all sequences in ${here} to ${to};`
    })
    await owner.query(`begin; select pg_advisory_xact_lock(hashtext('parastoo grants')); ${grants.join('')}
      revoke insert, update, delete on public.kysely_migration, public.kysely_migration_lock, public.function_files from ${to};
      commit`)
  })
}

async function asOwner(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'parastoo grants' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}
