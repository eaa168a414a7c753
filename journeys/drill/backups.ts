import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { type Cluster, ended } from './cluster.ts'
import { type Fingerprint, fingerprintAt } from './fingerprint.ts'
import { asSuperuser, type Town, untilDone } from './houses.ts'

/** As the guide begins: the repository is laid by whoever leads, tried, and has a first copy. */
export async function beginBackups({ cluster }: Town): Promise<void> {
  for (const words of [['stanza-create'], ['check'], ['--type=full', 'backup']])
    await pgbackrest(cluster, words)
}

const port = '5999'
const longestSeconds = 120

/** All that was archived is laid out in an empty place and opened there: houses whose closed books say something else. */
export async function otherWhenRestored(
  town: Town,
  closed: readonly Fingerprint[],
): Promise<readonly string[]> {
  const { cluster } = town
  await archived(town)
  const { machine, dataDir } = await cluster.primary()
  const place = path.join(path.dirname(dataDir), 'restored')
  mkdirSync(place, { mode: 0o700 })
  chownSync(place, cluster.account.uid, cluster.account.gid)
  await pgbackrest(cluster, [`--pg1-path=${place}`, 'restore'])
  const postgres = await openRestored(cluster, place)
  try {
    const urlOf = (database: string) => `postgres://postgres@${machine.address}:${port}/${database}`
    await untilDone(() => refuseWhileReplayed(urlOf('postgres')), longestSeconds)
    const changed: string[] = []
    for (const one of closed) {
      const now = await fingerprintAt(urlOf(one.database), one.database)
      if (now.books !== one.books) changed.push(`${one.database}: ${one.books}, restored ${now.books}`)
    }
    return changed
  } finally {
    await ended(postgres, 'SIGINT')
  }
}

/** The log of now is in the repository. */
async function archived(town: Town): Promise<void> {
  const { rows } = await asSuperuser(town, 'select pg_walfile_name(pg_switch_wal()) as file')
  const file: string = rows[0].file
  await untilDone(async () => {
    const told = await asSuperuser(town, 'select last_archived_wal as last from pg_stat_archiver')
    const last: string = told.rows[0].last ?? ''
    if (last.slice(0, file.length) < file) throw new Error(`${file} does not come into the repository`)
  }, longestSeconds)
}

/** On the leader's machine, beside its own; nobody needs a password there. */
async function openRestored({ primary, values, account }: Cluster, place: string): Promise<ChildProcess> {
  const { machine, pgbackrestFile } = await primary()
  const whoMay = path.join(path.dirname(place), 'restored-hba.conf')
  writeFileSync(whoMay, `host all all ${values.NETWORK} trust\n`)
  const fetch = `pgbackrest --config=${pgbackrestFile} --stanza=parastoo --pg1-path=${place} archive-get %f "%p"`
  const settings = {
    port,
    listen_addresses: machine.address,
    unix_socket_directories: '',
    hba_file: whoMay,
    archive_mode: 'off',
    max_connections: '300',
    restore_command: fetch,
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const program = `/usr/lib/postgresql/${values.PG_MAJOR}/bin/postgres`
  return machine.start('restored', [program, '-D', place, ...words], { as: account })
}

/** It may be read before it has gone through all of the log. */
async function refuseWhileReplayed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query('select pg_is_in_recovery() as is_on')
    if (rows[0].is_on !== false) throw new Error('the log is still gone through')
  } finally {
    await client.end()
  }
}

async function pgbackrest({ primary, account }: Cluster, words: readonly string[]): Promise<void> {
  const { machine, pgbackrestFile } = await primary()
  const command = ['/usr/bin/pgbackrest', `--config=${pgbackrestFile}`, '--stanza=parastoo', ...words]
  const [code] = await once(machine.start('pgbackrest', command, { as: account }), 'exit')
  if (code !== 0)
    throw new Error(`pgbackrest ${words.join(' ')} ended with ${code}; see ${machine.name}-pgbackrest.log`)
}
