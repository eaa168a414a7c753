import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Debian's release whose pgbouncer carries named statements in transaction mode; the one before has 1.18. */
const release = 'trixie'
const oldest = [1, 21] as const
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/pgbouncer')
const installed = '/usr/sbin/pgbouncer'

/** How a pgbouncer of 1.21 or newer is started: this system's, else the one that was laid beside it with its own libraries. */
export function newerPgbouncer(): readonly [string, ...string[]] | undefined {
  return [[installed] as const, laidBeside()].find((command) => command !== undefined && isNewer(command))
}

/** Fetches it from the mirror this system has, by signed lists, into a folder of its own: nothing of the system is changed. */
export function layNewerPgbouncer(): void {
  if (newerPgbouncer() !== undefined || !existsSync('/usr/bin/apt-get') || !existsSync(keyring)) return
  const work = mkdtempSync(path.join(tmpdir(), 'parastoo-pgbouncer-'))
  try {
    fetchInto(work)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // programs and libraries alone: a system's accounts and settings are in other packages
    for (const packed of globSync(path.join(work, 'archives/{lib*,zlib1g*,pgbouncer}_*.deb')))
      execFileSync('dpkg-deb', ['-x', packed, folder])
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function fetchInto(work: string): void {
  for (const name of ['lists/partial', 'archives/partial'])
    mkdirSync(path.join(work, name), { recursive: true })
  writeFileSync(path.join(work, 'status'), '')
  const [mirror] = ofApt([
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
  ])
    .split('\n')
    .filter((address) => /\/debian\/?$/.test(address))
  if (mirror === undefined) throw new Error('no mirror of Debian is known here')
  writeFileSync(path.join(work, 'sources.list'), `deb [signed-by=${keyring}] ${mirror} ${release} main\n`)
  const settings = {
    'Dir::Etc::sourcelist': path.join(work, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': path.join(work, 'lists'),
    // as if nothing were installed: every library is wanted
    'Dir::State::status': path.join(work, 'status'),
    'Dir::Cache': work,
    'APT::Sandbox::User': 'root',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  ofApt([...options, 'update'])
  ofApt([...options, '-y', '--no-install-recommends', '--download-only', 'install', 'pgbouncer'])
}

function ofApt(words: readonly string[]): string {
  return execFileSync('apt-get', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function laidBeside(): readonly [string, ...string[]] | undefined {
  const [loader] = globSync(path.join(folder, 'usr/lib/*/ld-linux-*.so.*'))
  if (loader === undefined) return undefined
  return [loader, '--library-path', path.dirname(loader), path.join(folder, 'usr/sbin/pgbouncer')]
}

function isNewer([program, ...words]: readonly [string, ...string[]]): boolean {
  const { stdout } = spawnSync(program, [...words, '--version'], { encoding: 'utf8' })
  const [major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}
