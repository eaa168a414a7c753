import type { Schedule } from '#flights/engine/engine.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { Timetable } from '#flights/inventory/server/timetable.ts'
import { type EventListener, openEventListener } from '#flights/search/server/feed/event-listener.ts'
import { Layout } from '#flights/search/server/feed/layout.ts'
import { goodForDays, type Network, networkFrom } from '#flights/search/server/feed/network.ts'
import type { ReceivedEvent } from '#flights/search/server/feed/received-events.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { datesIn, earliestOn, type Span } from '#flights/search/server/feed/span.ts'
import { soldDaysAhead } from '#flights/search/server/journey.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'
import type { House } from '#server/house.ts'
import { waitAtMost } from '#server/wait-at-most.ts'

export interface Fed {
  readonly network: Network
  readonly of: Readonly<Record<ProductName, Schedule>>
  /** every flight of the span leaving before then is included (epoch milliseconds) */
  readonly toldUntilMs: number
}

export interface Feed {
  /** The schedules for parties of so many seats, or what is computed
   * by `patienceMs`. Use them at once: they keep changing. */
  ready(seats: number, span: Span, patienceMs?: number): Promise<Fed>
  /** Is the database connection for changes alive? If not, nothing may be cached. */
  isListening(): boolean
  /** Called at each change; `undefined` means anything may have changed. */
  onChange(hear: (heard: ReceivedEvent | undefined) => void): void
  listen(): void
  renew(): void
  /** Tells the whole year of single travellers, at leisure, and from now on whenever it is laid out anew. */
  tellYear(): Promise<void>
  close(): Promise<void>
}

type Wish = Pick<House, 'database' | 'clock' | 'log' | 'settings'> & {
  readonly timetable: () => Timetable
  /** what makes prices of fares, on the site of the request */
  readonly rules: () => Promise<RulesInForce>
}

/** Nothing is computed, read or listened to before the first request. */
export function openFeed(house: Wish): Feed {
  return new Feeder(house)
}

class Feeder implements Feed {
  readonly #house: Wish
  readonly #hearing: EventListener
  #layout: Layout | undefined
  #lastMs = 0
  #tellsYear = false
  #isClosed = false

  constructor(house: Wish) {
    this.#house = house
    this.#hearing = openEventListener(house, {
      changed: async (heard) => this.#layout?.apply(heard),
      missed: () => (this.#layout = undefined),
    })
  }

  async ready(seats: number, span: Span, patienceMs?: number): Promise<Fed> {
    await this.#hearing.begun()
    const rules = await this.#house.rules()
    const layout = this.#current(rules)
    const isYear = this.#tellsYear && seats === 1 && !layout.has(seats, rules)
    const party = layout.party(seats, rules)
    if (isYear) this.#tellYearBehind(layout, rules)
    const { done, left } = layout.tellAsked(party, datesIn(layout.network, span))
    await (patienceMs === undefined ? done : waitAtMost(done, patienceMs))
    await this.#hearing.applied()
    const untold = left()
    const toldUntilMs = untold === undefined ? span.untilMs : earliestOn(layout.network, untold)
    return { network: layout.network, of: party.of, toldUntilMs }
  }

  isListening(): boolean {
    return this.#hearing.isListening()
  }

  onChange(hear: (heard: ReceivedEvent | undefined) => void): void {
    this.#hearing.onChange(hear)
  }

  listen(): void {
    void this.#hearing.begun()
  }

  renew(): void {
    this.#hearing.renew()
  }

  async tellYear(): Promise<void> {
    await this.#hearing.begun()
    const rules = await this.#house.rules()
    const layout = this.#current(rules)
    this.#tellsYear = true
    await this.#tellYearOf(layout, rules)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#hearing.close()
    await this.#layout?.close()
  }

  /** Rebuilt weekly, when the clock was set back, and when notifications may have been lost. */
  #current(rules: RulesInForce): Layout {
    const now = this.#house.clock.now()
    const today = todayAt(now)
    const isPast =
      now.epochMilliseconds < this.#lastMs || (this.#layout?.openedOn.until(today).days ?? 0) >= goodForDays
    this.#lastMs = now.epochMilliseconds
    if (this.#layout !== undefined && !isPast) return this.#layout
    const layout = this.#laidOut(today)
    this.#layout = layout
    if (this.#tellsYear) this.#tellYearBehind(layout, rules)
    return layout
  }

  #tellYearBehind(layout: Layout, rules: RulesInForce): void {
    this.#tellYearOf(layout, rules).catch((error: unknown) =>
      this.#house.log.warn({ err: error }, 'flights.year-untold'),
    )
  }

  #tellYearOf(layout: Layout, rules: RulesInForce): Promise<void> {
    return layout.tellAll(layout.party(1, rules), () => this.#layout === layout && !this.#isClosed)
  }

  #laidOut(today: Temporal.PlainDate): Layout {
    const { database, clock, settings, timetable } = this.#house
    return new Layout(today, {
      database,
      seed: settings.seed,
      network: networkFrom(timetable(), today, soldDaysAhead),
      nowMs: () => clock.now().epochMilliseconds,
    })
  }
}
