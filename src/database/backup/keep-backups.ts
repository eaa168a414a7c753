import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeBase } from '#database/backup/base-backup.ts'
import { followWal } from '#database/backup/follow-wal.ts'
import type { Source } from '#database/backup/replication.ts'
import { type BackupFolder, basesIn, chainFrom, namesIn, tooOld, walIn } from '#database/backup/stored.ts'

export interface Keeping extends BackupFolder {
  /** where the database listens now; undefined while it does not */
  readonly url: () => string | undefined
  readonly secrets: () => string | undefined
  readonly everyMs: number
  readonly keepDays: number
  readonly signal: AbortSignal
  say(line: string): void
}

const hoursOfBase = 24
const lookEveryMs = 10 * 60_000
const restMs = 1000

/** Follows the database from backup to backup, through its restarts, until the signal. */
export async function keepBackups(keeping: Keeping): Promise<void> {
  const { signal, say } = keeping
  const rest = () => sleep(restMs, undefined, { signal }).catch(() => undefined)
  for (let isSilent = false; !signal.aborted; await rest()) {
    const url = keeping.url()
    if (url !== undefined && !(await followed(keeping, url)) && signal.aborted) return
    if (!isSilent && url === undefined) say('The database does not run; its backup goes on when it does.')
    isSilent = url === undefined
  }
}

async function followed(keeping: Keeping, url: string): Promise<boolean> {
  const { say, signal } = keeping
  let looking: NodeJS.Timeout | undefined
  try {
    await followWal({
      ...keeping,
      url,
      following(source, _from, isGap) {
        if (isGap) say('The WAL is followed from now on: earlier backups reach to the end of what they have.')
        const look = () =>
          void renewed(keeping, url, source).catch((error: unknown) => say(`No backup: ${String(error)}`))
        look()
        looking = setInterval(look, lookEveryMs)
      },
    })
    return true
  } catch (error) {
    if (!signal.aborted) say(`The backup was interrupted: ${String(error)}`)
    return false
  } finally {
    clearInterval(looking)
  }
}

/** A base that is a day old, or from which no WAL leads here, is followed by another; what is too old goes. */
async function renewed(keeping: Keeping, url: string, source: Source): Promise<void> {
  const now = Temporal.Now.instant()
  if (!isWhole(keeping.folder, source, now)) {
    const file = await takeBase(url, keeping, keeping.secrets())
    keeping.say(`A backup is whole: ${file}`)
  }
  await dropOlder(keeping.folder, now.subtract({ hours: 24 * keeping.keepDays }), source.segmentBytes)
}

function isWhole(folder: string, source: Source, now: Temporal.Instant): boolean {
  const base = basesIn(folder).findLast(
    ({ system, timeline }) => system === source.system && timeline === source.timeline,
  )
  if (
    base === undefined ||
    Temporal.Instant.compare(base.finishedAt, now.subtract({ hours: hoursOfBase })) < 0
  )
    return false
  const wal = walIn(folder, source)
  return wal.length > 0 && !chainFrom(base, wal, source.segmentBytes).hasGap
}

export async function dropOlder(
  folder: string,
  before: Temporal.Instant,
  segmentBytes: number,
): Promise<void> {
  for (const name of tooOld(namesIn(folder), before, segmentBytes)) await rm(path.join(folder, name))
}
