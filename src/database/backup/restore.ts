import { spawn } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BaseHead } from '#database/backup/base-backup.ts'
import { layWal } from '#database/backup/lay-wal.ts'
import { type Opened, readSealed } from '#database/backup/read-sealed.ts'
import { type BackupFolder, basesIn, chainFrom, type StoredBase, walIn } from '#database/backup/stored.ts'
import { usableRoot } from '#database/embedded/cluster.ts'
import { type RunAs, runAs } from '#database/embedded/run-as.ts'
import { StartupError } from '#server/startup-error.ts'

export interface RestoreWish extends BackupFolder {
  /** an empty data folder, or none */
  readonly into: string
  /** default: all there is */
  readonly at?: Temporal.Instant | undefined
}

export interface Restored {
  readonly base: StoredBase
  /** nothing that was written before it is missing */
  readonly until: Temporal.Instant
  /** WAL that follows a gap, and was of no use */
  readonly hasGap: boolean
}

/** Lays a database out so that its first start replays it to the moment wanted. Throws DamagedBackup, and StartupError with advice. */
export async function restore({ folder, key, into, at }: RestoreWish): Promise<Restored> {
  refuseUsed(into)
  const base = baseFor(folder, at)
  const opened = await readSealed<BaseHead>(base.file, key)
  assertSame(base, opened.head)
  const { chain, hasGap } = chainFrom(base, walIn(folder, base), opened.head.segmentBytes)
  const who = runAs()
  const root = usableRoot(path.join(into, 'postgres'), who)
  await unpack(opened, { data: path.join(root, 'pgdata'), who })
  const laid = await layWal(chain, { key, folder, root, who, segmentBytes: opened.head.segmentBytes })
  const until = laid.until ?? base.finishedAt
  if (at !== undefined && Temporal.Instant.compare(at, until) > 0)
    throw new StartupError(`The backup reaches to ${until}; nothing of ${at} is in it`)
  recover(root, { who, at })
  if (opened.head.secrets !== null)
    writeFileSync(path.join(into, 'secrets.json'), opened.head.secrets, { mode: 0o600 })
  return { base, until: at ?? until, hasGap }
}

function refuseUsed(into: string): void {
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new StartupError(`${into} is not empty: a restore goes into a place of its own`)
}

function baseFor(folder: string, at: Temporal.Instant | undefined): StoredBase {
  const bases = basesIn(folder)
  const base = bases.findLast(
    ({ finishedAt }) => at === undefined || Temporal.Instant.compare(finishedAt, at) <= 0,
  )
  if (base !== undefined) return base
  const [first] = bases
  throw new StartupError(
    first === undefined ? `No backup is in ${folder}` : `The oldest backup is of ${first.finishedAt}`,
  )
}

/** A sealed file under another's name is found by what is sealed in it. */
function assertSame(base: StoredBase, head: BaseHead): void {
  if (base.system === head.system && base.timeline === head.timeline && String(base.start) === head.start)
    return
  throw new StartupError(`${path.basename(base.file)} is another backup than its name says`)
}

async function unpack({ rest }: Opened<BaseHead>, place: { data: string; who: RunAs }): Promise<void> {
  const { data, who } = place
  mkdirSync(data, { mode: 0o700 })
  give(data, who)
  const tar = spawn('tar', ['-x', '-f', '-', '-C', data], { ...who, stdio: ['pipe', 'ignore', 'pipe'] })
  const said: string[] = []
  tar.stderr.on('data', (text) => void said.push(String(text)))
  const ended = new Promise<number | null>((resolve, reject) =>
    tar.once('error', reject).once('close', resolve),
  )
  const fed = pipeline(Readable.from(rest, { objectMode: false }), tar.stdin)
  const [feeding, ending] = await Promise.allSettled([fed, ended])
  if (feeding.status === 'rejected') throw feeding.reason
  if (ending.status === 'rejected' || ending.value !== 0)
    throw new StartupError(`The backup was not unpacked into ${data}: ${said.join('')}`)
}

function recover(root: string, { who, at }: { who: RunAs; at: Temporal.Instant | undefined }): void {
  const data = path.join(root, 'pgdata')
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const archive = path.join(root, 'wal').replaceAll('%', '%%')
  const copy = process.platform === 'win32' ? `copy "${archive}\\%f" "%p"` : `cp "${archive}/%f" "%p"`
  const settings = [
    `restore_command = ${quoted(copy)}`,
    'recovery_target_action = promote',
    ...(at === undefined ? [] : [`recovery_target_time = ${quoted(settingText(at))}`]),
  ]
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  writeFileSync(path.join(data, 'recovery.signal'), '', { mode: 0o600 })
  give(path.join(data, 'recovery.signal'), who)
}

/** A `Z` is not read in a file of settings. */
function settingText(at: Temporal.Instant): string {
  return at.toString({ fractionalSecondDigits: 6 }).replace('T', ' ').replace('Z', '+00')
}

function give(file: string, who: RunAs): void {
  if ('uid' in who) chownSync(file, who.uid, who.gid)
}
