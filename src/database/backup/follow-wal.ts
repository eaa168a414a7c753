import type pg from 'pg'
import { type Lsn, lsnIn, lsnText, segmentStart } from '#database/backup/lsn.ts'
import { Copied, identify, openReplication, type Source } from '#database/backup/replication.ts'
import { type BackupFolder, walIn } from '#database/backup/stored.ts'
import { openWalPieces, type WalPieces } from '#database/backup/wal-pieces.ts'

export interface Following extends BackupFolder {
  readonly url: string
  /** a piece is closed and stored so often */
  readonly everyMs: number
  readonly signal: AbortSignal
  /** WAL arrives from here on; a gap before it means that an older base leads nowhere */
  following(source: Source, from: Lsn, isGap: boolean): void
}

/** Holds what was not yet fetched; `max_slot_wal_keep_size` keeps it from filling the disk. */
export const slot = 'parastoo_backup'

/** Stores the WAL as it is written, until the signal. Throws when the connection is lost. */
export async function followWal(wish: Following): Promise<void> {
  const client = await openReplication(wish.url)
  const end = () => void client.end().catch(() => undefined)
  wish.signal.addEventListener('abort', end)
  try {
    const source = await identify(client)
    await reserve(client)
    const { copied, from } = await begin(client, wish, source)
    const pieces = openWalPieces({ ...wish, origin: source, from })
    await receive(copied, pieces, wish)
  } catch (error) {
    if (!wish.signal.aborted) throw error
  } finally {
    wish.signal.removeEventListener('abort', end)
    await client.end().catch(() => undefined)
  }
}

async function reserve(client: pg.Client): Promise<void> {
  try {
    await client.query(`CREATE_REPLICATION_SLOT ${slot} PHYSICAL RESERVE_WAL`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42710') throw error // it is there
  }
}

/** Where the last piece ended, else, when that is gone from the database, the present. */
async function begin(client: pg.Client, wish: Following, source: Source) {
  const last = walIn(wish.folder, source).at(-1)
  const present = segmentStart(source.at, source.segmentBytes)
  const from = last === undefined || !(await isStored(client, last.end, source)) ? present : last.end
  const start = `START_REPLICATION SLOT ${slot} PHYSICAL ${lsnText(from)} TIMELINE ${source.timeline}`
  const copied = client.query(new Copied(start))
  wish.following(source, from, last === undefined || from !== last.end)
  return { copied, from }
}

/** Whether the database still has the WAL from there on. */
async function isStored(client: pg.Client, from: Lsn, source: Source): Promise<boolean> {
  const { rows } = await client.query<{ restart_lsn: string | null }>(`READ_REPLICATION_SLOT ${slot}`)
  const restart = rows[0]?.restart_lsn ?? null
  if (restart === null) return false
  const oldest = segmentStart(lsnIn(restart), source.segmentBytes)
  return from >= oldest && from <= source.at
}

async function receive(copied: Copied, pieces: WalPieces, { everyMs }: Following): Promise<void> {
  const asking = setInterval(() => copied.say(pieces.status(true)), everyMs)
  try {
    for await (const message of copied.messages as AsyncIterable<Buffer>) {
      const isAsked = pieces.take(message)
      if (await pieces.storeWhenDue()) copied.say(pieces.status(false))
      else if (isAsked) copied.say(pieces.status(false))
    }
    throw new Error('the database has ended the stream of its WAL')
  } finally {
    clearInterval(asking)
    await pieces.store()
  }
}
