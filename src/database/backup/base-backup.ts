import { lsnIn } from '#database/backup/lsn.ts'
import { Copied, identify, openReplication, type Source } from '#database/backup/replication.ts'
import { seal } from '#database/backup/sealed-file.ts'
import { type BackupFolder, baseName } from '#database/backup/stored.ts'

/** What stands sealed at the head of a base backup, before its tar. */
export interface BaseHead {
  readonly system: string
  readonly timeline: number
  /** nothing before it is needed */
  readonly start: string
  readonly segmentBytes: number
  /** of the data folder, made there where settings name none */
  readonly secrets: string | null
}

/** Copies a running database, with the WAL that makes the copy whole. Returns its file. */
export async function takeBase(
  url: string,
  { folder, key }: BackupFolder,
  secrets: string | undefined,
): Promise<string> {
  const client = await openReplication(url)
  try {
    const source = await identify(client)
    const copied = client.query(new Copied(command))
    const name = () => baseName(source, lsnIn(copied.lastRow[0] ?? ''), Temporal.Now.instant())
    return await seal({ folder, name }, key, contentOf(copied, source, secrets))
  } finally {
    await client.end().catch(() => undefined)
  }
}

const command = `BASE_BACKUP (LABEL 'parastoo', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`

async function* contentOf(
  copied: Copied,
  source: Source,
  secrets: string | undefined,
): AsyncGenerator<Uint8Array> {
  const { system, timeline, at, segmentBytes } = source
  const head: BaseHead = { system, timeline, start: String(at), segmentBytes, secrets: secrets ?? null }
  yield Buffer.from(`${JSON.stringify(head)}\n`)
  let archives = 0
  for await (const message of copied.messages as AsyncIterable<Buffer>) {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === 'n') archives += 1
    if (archives > 1) throw new Error('a database with tablespaces is not backed up')
    if (kind === 'd') yield message.subarray(1)
  }
}
