import { setTimeout as rest } from 'node:timers/promises'
import { madeDepartures, routesMadeOn, tableForSale } from '#flights/search/server/feed/made.ts'
import { fedOn, type Network } from '#flights/search/server/feed/network.ts'
import { flightOn, openParty, type PartySchedules, tell } from '#flights/search/server/feed/party.ts'
import {
  type Sources,
  tellDay,
  tellEnded,
  tellForgotten,
} from '#flights/search/server/feed/published-days.ts'
import type { ReceivedEvent } from '#flights/search/server/feed/received-events.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'

export interface Telling {
  readonly done: Promise<void>
  left(): number | undefined
}

/** how often waiting work checks whether it may go on */
const standBackMs = 25

const ruledKeptMs = 600_000

function nameOf(seats: number, { key }: RulesInForce): string {
  return `${seats} ${key}`
}

/** The schedules for each party size, filled date by date. Dates are counted from the first. */
export class Layout {
  readonly network: Network
  readonly openedOn: Temporal.PlainDate
  readonly #sources: Sources
  readonly #parties = new Map<string, PartySchedules>()
  readonly #readyMs = new Map<string, number>()
  readonly #telling = new Map<string, Promise<void>>()
  #asked = 0
  #isClosed = false

  constructor(openedOn: Temporal.PlainDate, sources: Omit<Sources, 'made' | 'isWaitedFor'>) {
    this.openedOn = openedOn
    this.network = sources.network
    this.#sources = { ...sources, made: new Map(), isWaitedFor: () => this.#asked > 0 }
  }

  has(seats: number, rules: RulesInForce): boolean {
    return this.#parties.has(nameOf(seats, rules))
  }

  party(seats: number, rules: RulesInForce): PartySchedules {
    const name = nameOf(seats, rules)
    if (!this.#parties.has(name)) this.#dropRuledBefore(rules)
    const party = this.#parties.get(name) ?? openParty(this.network, seats, rules)
    this.#parties.set(name, party)
    this.#readyMs.set(name, this.#sources.nowMs())
    return party
  }

  /** Prices by rules that nobody is asked for any more: each site may have its own. */
  #dropRuledBefore({ key }: RulesInForce): void {
    const since = this.#sources.nowMs() - ruledKeptMs
    for (const [name, { rules }] of this.#parties)
      if (rules.key !== key && (this.#readyMs.get(name) ?? 0) < since) this.#parties.delete(name)
  }

  tellAsked(party: PartySchedules, dates: readonly number[]): Telling {
    let told = 0
    const inTurn = async () => {
      for (const date of dates) {
        if (this.#isClosed) return
        await this.#tell(party, date)
        told += 1
      }
    }
    this.#asked += 1
    return { done: inTurn().finally(() => (this.#asked -= 1)), left: () => dates[told] }
  }

  async tellAll(party: PartySchedules, isWanted: () => boolean): Promise<void> {
    for (let date = 0; date < party.isFed.length; date += 1) {
      while (this.#asked > 0 && isWanted()) await rest(standBackMs, undefined, { ref: false })
      if (!isWanted()) return
      await this.#tell(party, date)
    }
  }

  async apply(heard: readonly ReceivedEvent[]): Promise<void> {
    const { made, database, nowMs } = this.#sources
    const { network } = this
    await Promise.allSettled(this.#telling.values())
    const numberOf = (date: string) => network.first.until(Temporal.PlainDate.from(date)).days
    for (const { route, date, forgottenDayId } of heard) {
      const routes = made.get(numberOf(date))
      if (routes !== undefined && forgottenDayId === undefined)
        made.set(numberOf(date), new Set([...routes, route]))
    }
    await this.#applyForgotten(heard.filter(({ forgottenDayId }) => forgottenDayId !== undefined))
    const ids = [...new Set(heard.flatMap(({ departureId }) => departureId ?? []))]
    if (ids.length === 0) return
    for (const { name, date, fares } of await madeDepartures(database, ids)) {
      const fed = fedOn(network, name, date)
      const flight = fed && flightOn(network, fed, { iso: date, number: numberOf(date) })
      if (flight === undefined) continue
      for (const party of this.#parties.values())
        if (party.isFed[flight.date] === 1)
          tell({ network, party, nowMs: nowMs() }, flight, tableForSale(fares, party.seats))
    }
  }

  /** Forgotten days are computed from the seed, unless created again meanwhile: notifications may overtake one another. */
  async #applyForgotten(forgotten: readonly ReceivedEvent[]): Promise<void> {
    const { made, database } = this.#sources
    for (const [iso, events] of Map.groupBy(forgotten, ({ date }) => date)) {
      const date = this.network.first.until(Temporal.PlainDate.from(iso)).days
      if (!made.has(date)) continue
      const routesMade = await routesMadeOn(database, iso)
      made.set(date, routesMade)
      const routes = new Set(events.map(({ route }) => route).filter((route) => !routesMade.has(route)))
      for (const party of this.#parties.values())
        if (party.isFed[date] === 1) await tellForgotten(this.#sources, party, { date, routes })
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.allSettled(this.#telling.values())
  }

  /** Concurrent requests for a date share one computation; a date that is up to date is skipped. */
  async #tell(party: PartySchedules, date: number): Promise<void> {
    const name = `${nameOf(party.seats, party.rules)}|${date}`
    const minute = (this.#sources.nowMs() - this.network.firstMs) / 60_000
    const isTold = party.isFed[date] === 1
    const before = this.#telling.get(name)
    if (before === undefined && isTold && (party.ends[date] ?? 0) > minute) return
    const telling =
      before ??
      (isTold ? tellEnded : tellDay)(this.#sources, party, date).finally(() => this.#telling.delete(name))
    this.#telling.set(name, telling)
    await telling
  }
}
