import { setTimeout as rest } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { type ReceivedEvent, receivedIn, seatsChannel } from '#flights/search/server/feed/received-events.ts'
import type { House } from '#server/house.ts'
import { Listener } from '#server/listener.ts'

/** Receives seat changes from all processes, this one included, and passes them on in batches, in order. */
export interface EventListener {
  begun(): Promise<void>
  /** settles when everything received so far has been passed on */
  applied(): Promise<void>
  isListening(): boolean
  /** all that was handed on before may be another now */
  renew(): void
  onChange(hear: (heard: ReceivedEvent | undefined) => void): void
  close(): Promise<void>
}

export interface EventHandlers {
  changed(heard: readonly ReceivedEvent[]): Promise<void>
  /** notifications may have been lost */
  missed(): void
}

/** waiting time before a batch is read: sales come in bursts */
const gatherMs = 15
/** how often stored events are published: during sales, and in quiet times */
const passOnMs = { selling: 20, quiet: 100 } as const

type Wish = Pick<House, 'settings' | 'log' | 'database'>

export function openEventListener(house: Wish, told: EventHandlers): EventListener {
  return new Ear(house, told)
}

class Ear implements EventListener {
  readonly #told: EventHandlers
  readonly #listener: Listener
  readonly #house: Wish
  readonly #ears: ((heard: ReceivedEvent | undefined) => void)[] = []
  #begun: Promise<void> | undefined
  #isListening = false
  #isClosed = false
  #passing: Promise<void> = Promise.resolve()
  #heard: ReceivedEvent[] = []
  #applying: Promise<void> = Promise.resolve()

  constructor(house: Wish, told: EventHandlers) {
    this.#told = told
    this.#house = house
    this.#listener = new Listener(
      house.settings.databaseUrl ?? '',
      {
        name: 'seats',
        channel: seatsChannel,
        hear: (payload) => this.#hear(receivedIn(payload)),
        lost: () => this.#deaf(),
        reconnected: () => this.#again(),
      },
      house.log,
    )
  }

  begun(): Promise<void> {
    this.#begun ??= this.#begin()
    return this.#begun
  }

  applied(): Promise<void> {
    return this.#applying
  }

  isListening(): boolean {
    return this.#isListening
  }

  onChange(hear: (heard: ReceivedEvent | undefined) => void): void {
    this.#ears.push(hear)
  }

  renew(): void {
    this.#told.missed()
    for (const ear of this.#ears) ear(undefined)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#begun
    await this.#passing
    this.#isListening = false
    await this.#listener.close()
    await this.#applying
  }

  async #begin(): Promise<void> {
    try {
      await this.#listener.connect()
      this.#listener.unref()
      this.#isListening = true
      this.#passing = this.#passOn()
    } catch (error) {
      this.#house.log.warn({ err: error }, 'seats.away')
      this.#begun = undefined
    }
  }

  async #passOn(): Promise<void> {
    while (!this.#isClosed) {
      const told = this.#isListening ? await this.#passedOn() : 0
      await rest(told > 0 ? passOnMs.selling : passOnMs.quiet, undefined, { ref: false })
    }
  }

  async #passedOn(): Promise<number> {
    try {
      const { told } = await one<{ told: number }>(
        this.#house.database,
        sql`select flights.pass_on_seats() as told`,
      )
      return told
    } catch (error) {
      this.#house.log.warn({ err: error }, 'seats.not-passed-on')
      return 0
    }
  }

  #hear(heard: ReceivedEvent): void {
    for (const ear of this.#ears) ear(heard)
    this.#heard.push(heard)
    if (this.#heard.length > 1) return
    this.#applying = this.#applying.then(() => this.#handOn())
  }

  async #handOn(): Promise<void> {
    await rest(gatherMs, undefined, { ref: false })
    const heard = this.#heard
    this.#heard = []
    try {
      await this.#told.changed(heard)
    } catch (error) {
      // unread changes are read again at the next request
      this.#house.log.warn({ err: error }, 'seats.unread')
      this.#again()
    }
  }

  #deaf(): void {
    this.#isListening = false
    for (const ear of this.#ears) ear(undefined)
  }

  #again(): void {
    this.renew()
    this.#isListening = true
  }
}
