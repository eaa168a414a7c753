import { Readable } from 'node:stream'
import pg from 'pg'
import { type Lsn, lsnIn } from '#database/backup/lsn.ts'

/** What node-postgres' own types leave out. */
interface Connection {
  sendCopyFromChunk(chunk: Buffer): void
  readonly stream: { pause(): void; resume(): void }
}

export interface Source {
  readonly system: string
  readonly timeline: number
  readonly at: Lsn
  readonly segmentBytes: number
}

/** A connection that speaks the streaming replication protocol. */
export async function openReplication(url: string): Promise<pg.Client> {
  const wish = {
    connectionString: url,
    replication: 'true',
    keepAlive: true,
    application_name: 'parastoo backup',
  }
  const client = new pg.Client(wish)
  client.on('error', () => undefined) // whoever reads hears of it
  await client.connect()
  return client
}

export async function identify(client: pg.Client): Promise<Source> {
  const { rows } = await client.query<{ systemid: string; timeline: string; xlogpos: string }>(
    'IDENTIFY_SYSTEM',
  )
  const shown = await client.query<{ wal_segment_size: string }>('SHOW wal_segment_size')
  const [row] = rows
  const size = /^(\d+)(MB|GB)$/.exec(shown.rows[0]?.wal_segment_size ?? '')
  if (row === undefined || size === null) throw new Error('the database does not say who it is')
  return {
    system: row.systemid,
    timeline: Number(row.timeline),
    at: lsnIn(row.xlogpos),
    segmentBytes: Number(size[1]) * (size[2] === 'GB' ? 1024 ** 3 : 1024 ** 2),
  }
}

/** `COPY` messages of a replication command, as fast as they are read. */
export class Copied implements pg.Submittable {
  readonly messages: Readable
  /** of the results around the stream */
  lastRow: readonly string[] = []
  readonly #text: string
  #connection: Connection | undefined

  constructor(text: string) {
    this.#text = text
    this.messages = new Readable({
      objectMode: true,
      highWaterMark: 64,
      read: () => this.#connection?.stream.resume(),
    })
  }

  /** Says something back, while a stream goes both ways. */
  say(message: Buffer): void {
    this.#connection?.sendCopyFromChunk(message)
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as Connection
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    // the driver reads the next bytes into the same memory
    if (!this.messages.push(Buffer.from(chunk))) connection.stream.pause()
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume()
    this.messages.destroy(error)
  }

  handleReadyForQuery(): void {
    this.messages.push(null)
  }

  handleDataRow({ fields }: { fields: readonly unknown[] }): void {
    this.lastRow = fields.map(String)
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
}
