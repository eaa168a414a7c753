import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { Client } from 'pg'
import * as z from 'zod/mini'
import type { Trx } from '#database/database.ts'

/** What is told through the database to every process; ids and words, never bodies (a notice holds 8000 bytes). */
const Notice = z.object({ topic: z.literal('order'), orderId: z.string(), status: z.string() })
export type Notice = z.infer<typeof Notice>

/** A piece of a statement that announces: it leaves only if the transaction commits, and then reaches all processes, this one too. */
export function announcing(notice: Notice): RawBuilder<unknown> {
  return sql`pg_notify('bus', ${JSON.stringify(notice)})`
}

/** The same as a statement of its own. */
export async function announce(trx: Trx, notice: Notice): Promise<void> {
  await sql`select ${announcing(notice)}`.execute(trx)
}

export interface Bus extends AsyncDisposable {
  on(hear: (notice: Notice) => void): void
  /** What was told while the connection was lost is lost: whoever needs it asks again. */
  onReconnect(hear: () => void): void
  close(): Promise<void>
}

/** Listens with one connection a process, and comes back when the database does. */
export async function openBus(databaseUrl: string, log: FastifyBaseLogger): Promise<Bus> {
  const listener = new Listener(databaseUrl, log)
  await listener.connect()
  const close = () => listener.close()
  return {
    on: (hear) => void listener.ears.push(hear),
    onReconnect: (hear) => void listener.reconnected.push(hear),
    close,
    [Symbol.asyncDispose]: close,
  }
}

class Listener {
  readonly ears: ((notice: Notice) => void)[] = []
  readonly reconnected: (() => void)[] = []
  readonly #url: string
  readonly #log: FastifyBaseLogger
  #client: Client | undefined
  #closed = false

  constructor(url: string, log: FastifyBaseLogger) {
    this.#url = url
    this.#log = log
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'parastoo bus',
    })
    client.on('error', (error) => this.#log.warn({ err: error }, 'bus.error'))
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await client.connect()
      await client.query('listen bus')
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    // only now: 'end' also comes after a failed connect, and would start a second loop beside the first
    client.on('end', () => void this.#reconnect())
    this.#client = client
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  #hear(payload: string): void {
    const notice = Notice.parse(JSON.parse(payload))
    for (const hear of this.ears) hear(notice)
  }

  async #reconnect(): Promise<void> {
    for (let tries = 0; !this.#closed; tries++) {
      await sleep(Math.min(5000, 100 * 2 ** tries), undefined, { ref: false })
      if (this.#closed || !(await this.#connected())) continue
      for (const hear of this.reconnected) hear()
      return
    }
  }

  async #connected(): Promise<boolean> {
    try {
      await this.connect()
      return true
    } catch (error) {
      this.#log.warn({ err: error }, 'bus.away')
      return false
    }
  }
}
