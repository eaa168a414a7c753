import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'

export interface Ears {
  /** a name for PostgreSQL's list of connections, and for the log */
  readonly name: string
  readonly channel: string
  hear(payload: string): void
  /** from now on nothing is heard */
  lost?(): void
  /** heard again: what was told meanwhile is lost, and whoever needs it asks anew */
  reconnected(): void
}

/** Listens on one channel with a connection of its own, and comes back when the database does. */
export class Listener {
  readonly #url: string
  readonly #log: FastifyBaseLogger
  readonly #ears: Ears
  #client: Client | undefined
  #closed = false

  constructor(url: string, ears: Ears, log: FastifyBaseLogger) {
    this.#url = url
    this.#ears = ears
    this.#log = log
  }

  async connect(): Promise<void> {
    const { name, channel } = this.#ears
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: `parastoo ${name}`,
    })
    client.on('error', (error) => this.#log.warn({ err: error }, `${name}.error`))
    client.on('notification', ({ payload }) => this.#ears.hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    // only now: 'end' also comes after a failed connect, and would start a second loop beside the first
    client.on('end', () => void this.#reconnect())
    this.#client = client
  }

  /** The first row of a statement on the same connection; nothing while that is away. */
  async ask<Row extends object>(statement: string): Promise<Row | undefined> {
    try {
      return (await this.#client?.query<Row>(statement))?.rows[0]
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, `${this.#ears.name}.unanswered`)
      return undefined
    }
  }

  /** The process may end while it listens. */
  unref(): void {
    ;(this.#client as (Client & { unref(): void }) | undefined)?.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  async #reconnect(): Promise<void> {
    this.#ears.lost?.()
    for (let tries = 0; !this.#closed; tries++) {
      await sleep(Math.min(5000, 100 * 2 ** tries), undefined, { ref: false })
      if (this.#closed || !(await this.#connected())) continue
      this.#ears.reconnected()
      return
    }
  }

  async #connected(): Promise<boolean> {
    try {
      await this.connect()
      return true
    } catch (error) {
      this.#log.warn({ err: error }, `${this.#ears.name}.away`)
      return false
    }
  }
}
