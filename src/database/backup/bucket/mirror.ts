import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bucket } from '#database/backup/bucket/bucket.ts'
import { basesAmong, namesIn, tooOld, walAmong } from '#database/backup/stored.ts'

export interface Mirroring {
  readonly folder: string
  readonly bucket: Bucket
  readonly everyMs: number
  readonly keepDays: number
  readonly signal: AbortSignal
  say(line: string): void
}

/** segments of the embedded database have 16 MB */
const segmentBytes = 16 * 1024 ** 2
const dropEveryMs = 3_600_000

/** Brings what is in the folder into the store, again and again, until the signal; the last time after it. */
export async function keepMirrored({
  folder,
  bucket,
  everyMs,
  keepDays,
  signal,
  say,
}: Mirroring): Promise<void> {
  const mirror = mirrorOf(folder, bucket)
  let dropAt = 0
  let trouble = ''
  for (let isLast = false; !isLast; ) {
    isLast = signal.aborted
    try {
      await mirror()
      if (performance.now() >= dropAt) {
        const before = Temporal.Now.instant().subtract({ hours: 24 * keepDays })
        for (const name of tooOld(await bucket.names(), before, segmentBytes)) await bucket.drop(name)
        dropAt = performance.now() + dropEveryMs
      }
      if (trouble !== '') say('The store of backups has everything again.')
      trouble = ''
    } catch (error) {
      if (trouble !== String(error)) say(`The store of backups lags behind: ${String(error)}`)
      trouble = String(error)
    }
    if (!isLast) await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Each file once, what says until when the WAL is whole after the WAL; a file that is gone here stays there. */
export function mirrorOf(folder: string, bucket: Bucket): () => Promise<void> {
  let there: Set<string> | undefined
  const written = new Map<string, number>()
  return async () => {
    there ??= new Set(await bucket.names())
    const names = namesIn(folder).filter((name) => name.endsWith('.age'))
    for (const name of names.filter((one) => !isUntil(one) && !there?.has(one))) {
      if (await put(name)) there.add(name)
    }
    for (const name of names.filter(isUntil)) {
      const at = await changedAt(path.join(folder, name))
      if (at !== undefined && at !== written.get(name) && (await put(name))) written.set(name, at)
    }
  }
  async function put(name: string): Promise<boolean> {
    const file = path.join(folder, name)
    if ((await changedAt(file)) === undefined) return false
    await bucket.put(name, file)
    return true
  }
}

/** Fetches what a restore to that moment needs and the folder does not have. */
export async function fetchBackups(bucket: Bucket, folder: string, at?: Temporal.Instant): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await bucket.names()
  const base = basesAmong(names).findLast(
    ({ finishedAt }) => at === undefined || Temporal.Instant.compare(finishedAt, at) <= 0,
  )
  if (base === undefined) return
  const from = base.start - BigInt(segmentBytes)
  const wal = walAmong(names, base).filter(({ end }) => end > from)
  const here = new Set(namesIn(folder))
  for (const name of [base.file, ...wal.map(({ file }) => file), ...names.filter(isUntil)])
    if (!here.has(name)) await bucket.fetch(name, folder)
}

const isUntil = (name: string) => name.startsWith('until.')

async function changedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined // dropped meanwhile
    throw error
  }
}
