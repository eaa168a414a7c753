import { performance } from 'node:perf_hooks'
import type { Schedule } from '#flights/engine/engine.ts'
import { type Heard } from '#flights/server/feed/heard.ts'
import { type Hearing, openHearing } from '#flights/server/feed/hearing.ts'
import { madeDepartures, tableForSale } from '#flights/server/feed/made.ts'
import { goodForDays, type Network, networkFrom } from '#flights/server/feed/network.ts'
import { flightOn, openParty, type PartySchedules, tell } from '#flights/server/feed/party.ts'
import type { ProductName } from '#flights/server/feed/sale.ts'
import { type Sources, tellDay, tellEnded } from '#flights/server/feed/told-days.ts'
import { todayAt } from '#flights/server/inventory/flight-day.ts'
import type { Timetable } from '#flights/server/inventory/timetable.ts'
import { soldDaysAhead } from '#flights/server/journey.ts'
import type { House } from '#server/house.ts'

/** Schedules of what is on sale, true now. */
export interface Fed {
  readonly network: Network
  readonly of: Readonly<Record<ProductName, Schedule>>
  /** every flight of the span that leaves before then is told (epoch milliseconds) */
  readonly toldUntilMs: number
}

/** Epoch milliseconds. */
export interface Span {
  readonly sinceMs: number
  readonly untilMs: number
}

export interface Feed {
  /**
   * The schedules for parties of so many seats, with every flight told that leaves in the span; with a patience (ms) those of as many
   * days as that was enough for. To be asked at once: they go on changing.
   */
  ready(seats: number, span: Span, patienceMs?: number): Promise<Fed>
  /** Does the database tell us of changes now? While it does not, nothing may be kept. */
  isHearing(): boolean
  /** Calls back with what changed, the moment it is told; `undefined` is anything. */
  onChange(hear: (heard: Heard | undefined) => void): void
  /** Begins to listen, so that what is found may be kept. */
  listen(): void
  /** Tells the whole year of single travellers, at leisure. */
  tellYear(): Promise<void>
  close(): Promise<void>
}

interface State {
  readonly sources: Sources
  readonly parties: Map<number, PartySchedules>
  readonly telling: Map<string, Promise<void>>
  readonly openedOn: Temporal.PlainDate
}

interface Telling {
  readonly dates: readonly number[]
  /** of the patience, by the clock of `performance` */
  readonly end: number
}

type Wish = Pick<House, 'database' | 'clock' | 'log' | 'settings'> & { readonly timetable: Timetable }

/** Nothing is laid out, read or listened to before somebody asks. */
export function openFeed(house: Wish): Feed {
  return new Feeder(house)
}

class Feeder implements Feed {
  readonly #house: Wish
  readonly #hearing: Hearing
  #state: State | undefined
  #waiting = 0
  #lastMs = 0
  #isClosed = false

  constructor(house: Wish) {
    this.#house = house
    this.#hearing = openHearing(house, {
      changed: (heard) => this.#apply(heard),
      missed: () => (this.#state = undefined),
    })
  }

  async ready(seats: number, span: Span, patienceMs = Number.POSITIVE_INFINITY): Promise<Fed> {
    const end = performance.now() + patienceMs
    await this.#hearing.begun()
    const state = this.#current()
    this.#waiting += 1
    try {
      const party = partyOf(state, seats)
      const { network } = state.sources
      const untold = await this.#tellDates(state, party, { dates: datesIn(network, span), end })
      await this.#hearing.applied()
      const toldUntilMs = untold === undefined ? span.untilMs : earliestOn(network, untold)
      return { network, of: party.of, toldUntilMs }
    } finally {
      this.#waiting -= 1
    }
  }

  /** Tells dates in their order until the end of a patience, one new date at least; answers the first that is left. */
  async #tellDates(
    state: State,
    party: PartySchedules,
    { dates, end }: Telling,
  ): Promise<number | undefined> {
    let told = 0
    for (const date of dates) {
      const isNew = party.isFed[date] !== 1
      if (isNew && told > 0 && performance.now() > end) return date
      await this.#toldOn(state, party, date)
      told += isNew ? 1 : 0
    }
    return undefined
  }

  isHearing(): boolean {
    return this.#hearing.isHearing()
  }

  onChange(hear: (heard: Heard | undefined) => void): void {
    this.#hearing.onChange(hear)
  }

  listen(): void {
    void this.#hearing.begun()
  }

  async tellYear(): Promise<void> {
    await this.#hearing.begun()
    const state = this.#current()
    const party = partyOf(state, 1)
    for (let date = 0; date < party.isFed.length && !this.#isClosed; date += 1)
      if (this.#state === state) await this.#toldOn(state, party, date)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#hearing.close()
    const state = this.#state
    if (state !== undefined) await Promise.allSettled(state.telling.values())
  }

  /** Laid out anew once a week, and when the clock was set back: what is told only ever ends. */
  #current(): State {
    const now = this.#house.clock.now()
    const today = todayAt(now)
    const isPast =
      now.epochMilliseconds < this.#lastMs || (this.#state?.openedOn.until(today).days ?? 0) >= goodForDays
    this.#lastMs = now.epochMilliseconds
    if (this.#state === undefined || isPast) this.#state = this.#opened(today)
    return this.#state
  }

  #opened(today: Temporal.PlainDate): State {
    const { database, clock, settings, timetable } = this.#house
    return {
      parties: new Map(),
      telling: new Map(),
      openedOn: today,
      sources: {
        database,
        seed: settings.seed,
        network: networkFrom(timetable, today, soldDaysAhead),
        made: new Map(),
        nowMs: () => clock.now().epochMilliseconds,
        isWaitedFor: () => this.#waiting > 0,
      },
    }
  }

  /** Two who need the same day wait for one telling of it. */
  async #toldOn({ sources, telling }: State, party: PartySchedules, date: number): Promise<void> {
    const name = `${party.seats}|${date}`
    const minute = (sources.nowMs() - sources.network.firstMs) / 60_000
    if (party.isFed[date] === 1 && (party.ends[date] ?? 0) > minute && !telling.has(name)) return
    const told =
      telling.get(name) ??
      (party.isFed[date] === 1 ? tellEnded : tellDay)(sources, party, date).finally(() =>
        telling.delete(name),
      )
    telling.set(name, told)
    await told
  }

  /** Reads what changed and tells it to every schedule that knows the day. */
  async #apply(heard: readonly Heard[]): Promise<void> {
    const state = this.#state
    if (state === undefined) return
    const { network, made, database } = state.sources
    await Promise.allSettled(state.telling.values())
    const numberOf = (date: string) => network.first.until(Temporal.PlainDate.from(date)).days
    for (const { route, date } of heard) {
      const routes = made.get(numberOf(date))
      if (routes !== undefined) made.set(numberOf(date), new Set([...routes, route]))
    }
    const ids = [...new Set(heard.flatMap(({ departureId }) => departureId ?? []))]
    if (ids.length === 0) return
    for (const { name, date, fares } of await madeDepartures(database, ids)) {
      const fed = network.named.get(name)
      const flight = fed && flightOn(network, fed, { iso: date, number: numberOf(date) })
      if (flight === undefined) continue
      for (const party of state.parties.values())
        if (party.isFed[flight.date] === 1)
          tell({ network, party, nowMs: state.sources.nowMs() }, flight, tableForSale(fares, party.seats))
    }
  }
}

function partyOf({ parties, sources }: State, seats: number): PartySchedules {
  const party = parties.get(seats) ?? openParty(sources.network, seats)
  parties.set(seats, party)
  return party
}

/** furthest that clocks are behind and ahead of UTC, minutes */
const behind = 12 * 60
const ahead = 14 * 60

/** No flight of a local date leaves before then, wherever. */
function earliestOn({ firstMs }: Network, date: number): number {
  return firstMs + (date * 1440 - ahead) * 60_000
}

/** The local dates, anywhere, on which flights of a span leave. */
function datesIn({ firstMs, timetable }: Network, { sinceMs, untilMs }: Span): readonly number[] {
  const dateOf = (ms: number, minutes: number) => Math.floor(((ms - firstMs) / 60_000 + minutes) / 1440)
  const from = Math.max(0, dateOf(sinceMs, -behind))
  const to = Math.min(timetable.days - 1, dateOf(untilMs, ahead))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, date) => from + date)
}
