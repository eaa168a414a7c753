import type { HousePromiseName } from '#status/house-promises.ts'
import type { ServiceName } from '#status/services.ts'
import type { State } from '#status/state.ts'

export type Level = 'slow' | 'down'

export interface IncidentView {
  readonly number: number
  readonly title: string
  readonly level: Level
  readonly services: readonly ServiceName[]
  readonly openedAt: string
  readonly closedAt: string | null
  /** newest first */
  readonly updates: readonly { readonly stage: Stage; readonly words: string; readonly at: string }[]
}

export type Stage = 'opened' | 'update' | 'closed'

export interface ServiceView {
  readonly name: ServiceName
  readonly state: State
  readonly parts: readonly { readonly title: string; readonly state: State }[]
  /** ninety days, today last */
  readonly days: readonly { readonly day: string; readonly state: State }[]
  /** hundredths of a percent of what was measured in these days */
  readonly share: number | null
}

/** Of those given in the days drawn; who is still in time counts nowhere. */
export interface PromiseMeasured {
  readonly name: HousePromiseName
  readonly kept: number
  /** late, whether done afterwards or not */
  readonly missed: number
  /** from given to done; null where none was */
  readonly medianSeconds: number | null
}

export interface StatusView {
  /** when it was read from the database */
  readonly at: string
  /** the database does not answer now: this is what was last known */
  readonly isLastKnown: boolean
  readonly services: readonly ServiceView[]
  readonly promises: readonly PromiseMeasured[]
  readonly open: readonly IncidentView[]
  /** closed ones of the last 90 days, newest first */
  readonly past: readonly IncidentView[]
}

/** What the whole site says while something is not well. */
export interface Banner {
  readonly title: string
  readonly level: Level
}
