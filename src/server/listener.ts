import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'

export interface Ears {
  readonly name: string
  readonly channel: string
  hear(payload: string): void
  /** notices are no longer received */
  lost?(): void
  /** notices in between are lost: reload */
  reconnected(): void
  readonly beat?: Beat
}

/** How often a listener asks whether its line still stands, and how long it waits for any answer. */
export interface Beat {
  readonly everyMs: number
  readonly answerMs: number
}

const calm: Beat = { everyMs: 15_000, answerMs: 10_000 }

/** One channel, one connection, with reconnect. A silently broken connection is detected by regular queries. */
export class Listener {
  readonly #beat: Beat
  readonly #url: string
  readonly #log: FastifyBaseLogger
  readonly #ears: Ears
  #client: Client | undefined
  #closed = false
  #turn: Promise<unknown> = Promise.resolve()

  constructor(url: string, ears: Ears, log: FastifyBaseLogger) {
    this.#beat = ears.beat ?? calm
    this.#url = url
    this.#ears = ears
    this.#log = log
  }

  async connect(): Promise<void> {
    const { name, channel } = this.#ears
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: this.#beat.answerMs,
      query_timeout: this.#beat.answerMs,
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
    let feeling: Promise<void> | undefined
    const beating = setInterval(() => {
      feeling ??= this.#feel(client).then((stands) => void (stands && (feeling = undefined)))
    }, this.#beat.everyMs)
    beating.unref()
    client.on('end', () => {
      clearInterval(beating)
      void this.#reconnect()
    })
    this.#client = client
  }

  async #feel(client: Client): Promise<boolean> {
    try {
      await this.#inTurn(() => client.query('select 1'))
      return true
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, `${this.#ears.name}.silent`)
      void client.end().catch(() => undefined)
      return false
    }
  }

  async ask<Row extends object>(statement: string): Promise<Row | undefined> {
    try {
      return (await this.#inTurn(async () => this.#client?.query<Row>(statement)))?.rows[0]
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, `${this.#ears.name}.unanswered`)
      return undefined
    }
  }

  #inTurn<T>(question: () => Promise<T>): Promise<T> {
    const answer = this.#turn.then(question)
    this.#turn = answer.catch(() => undefined) // whoever asked hears of it
    return answer
  }

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
