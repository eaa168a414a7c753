import { chownSync, mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { type Lsn, lsnIn, segmentName, segmentStart } from '#database/backup/lsn.ts'
import { type Opened, readSealed } from '#database/backup/read-sealed.ts'
import { DamagedBackup } from '#database/backup/sealed-file.ts'
import { type BackupFolder, type StoredWal, untilIn } from '#database/backup/stored.ts'
import type { RunAs } from '#database/embedded/run-as.ts'

interface Place extends BackupFolder {
  readonly root: string
  readonly who: RunAs
  readonly segmentBytes: number
}

/** Joins pieces to whole segments in `ROOT/wal`, for `restore_command`. Says until when nothing is missing. */
export async function layWal(
  chain: readonly StoredWal[],
  place: Place,
): Promise<{ readonly until: Temporal.Instant | undefined }> {
  const archive = path.join(place.root, 'wal')
  mkdirSync(archive, { mode: 0o700 })
  give(archive, place.who)
  let until: string | null = null
  let written: { readonly name: string; readonly file: FileHandle } | undefined
  try {
    for (const piece of chain) {
      let at = piece.start
      const { head, rest } = await opened(piece, place.key)
      until = head.until
      for await (const bytes of rest)
        for (let from = 0; from < bytes.length; ) {
          const name = segmentName(piece.timeline, at, place.segmentBytes)
          if (written?.name !== name) {
            await written?.file.close()
            written = { name, file: await segment(path.join(archive, name), place) }
          }
          const inSegment = Number(at - segmentStart(at, place.segmentBytes))
          const length = Math.min(bytes.length - from, place.segmentBytes - inSegment)
          await written.file.write(bytes, from, length, inSegment)
          from += length
          at += BigInt(length)
        }
      assertEnd(piece, at)
    }
  } finally {
    await written?.file.close()
  }
  const told = (await receivedLater(chain.at(-1), place)) ?? until
  return { until: told === null ? undefined : Temporal.Instant.from(told) }
}

/** A segment that is not full yet ends in zeros, at which PostgreSQL stops. */
async function segment(file: string, { segmentBytes, who }: Place): Promise<FileHandle> {
  const handle = await open(file, 'w', 0o600)
  await handle.truncate(segmentBytes)
  give(file, who)
  return handle
}

interface PieceHead {
  readonly name: string
  /** whoever has all up to its end has lost nothing until then */
  readonly until: string | null
}

async function opened(piece: StoredWal, key: string): Promise<Opened<PieceHead>> {
  const found = await readSealed<PieceHead>(piece.file, key)
  if (path.basename(piece.file).startsWith(`${found.head.name}.`)) return found
  throw new DamagedBackup(`${path.basename(piece.file)} is another piece than its name says`)
}

function assertEnd(piece: StoredWal, at: Lsn): void {
  if (at !== piece.end)
    throw new DamagedBackup(`${path.basename(piece.file)} is not as long as its name says`)
}

/** Nothing was written after the last piece, and it was still listened for. */
async function receivedLater(
  last: StoredWal | undefined,
  { folder, key }: Place,
): Promise<string | undefined> {
  const file = last && untilIn(folder, last)
  if (last === undefined || file === undefined) return undefined
  const { head } = await readSealed<{ readonly until: string; readonly lsn: string }>(file, key)
  return lsnIn(head.lsn.trim()) === last.end ? head.until : undefined
}

function give(file: string, who: RunAs): void {
  if ('uid' in who) chownSync(file, who.uid, who.gid)
}
