import type { Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { areAllUp } from '#status/all-up.ts'
import type { PromiseDaysView } from '#status/promise-days.ts'
import { incidentsSince, type NewIncident, openIncident, updateIncident } from '#status/server/incidents.ts'
import { measure, type ProbesByService, thinOut } from '#status/server/measuring.ts'
import { openPromiseCounts, type PromiseDaysSince } from '#status/server/promise-counts.ts'
import { type PromisesSince, readStatus } from '#status/server/read-status.ts'
import { openSnapshot } from '#status/server/snapshot.ts'
import type { Banner, IncidentView, StatusView } from '#status/status-view.ts'

export type { ProbesByService } from '#status/server/measuring.ts'

/** The door: how the services are and were. */
export interface Status {
  /** At most ten seconds old; the last known one while the database is away. Throws where nothing is known yet. */
  view(): Promise<StatusView>
  /** Of the newest open incident, as last known; never waits for the database twice and never throws. */
  banner(): Promise<Banner | undefined>
  /** As last known; never throws. */
  areAllUp(): Promise<boolean>
  /** The house's promises of the last thirty days, at most ten minutes old; those that were measured. */
  promiseDays(): Promise<readonly PromiseDaysView[]>
  readonly incidents: {
    /** Its number. Throws SERVICE_UNKNOWN, LEVEL_UNKNOWN, WORDS_MISSING. */
    open(incident: NewIncident, within?: Trx): Promise<number>
    /** Throws INCIDENT_NOT_FOUND, WORDS_MISSING. */
    update(number: number, words: string, within?: Trx): Promise<void>
    close(number: number, words: string, within?: Trx): Promise<void>
    /** Read now: open ones, and those of the last 30 days. */
    list(): Promise<readonly IncidentView[]>
  }
  readonly work: { measure(): Promise<void>; thinOut(): Promise<void> }
  close(): void
}

interface Measured {
  readonly probes: ProbesByService
  readonly promisesSince: PromisesSince
  readonly promisesByDay: PromiseDaysSince
}

export function openStatus(house: House, { probes, promisesSince, promisesByDay }: Measured): Status {
  const snapshot = openSnapshot(() => readStatus(house, promisesSince))
  const work = { measure: () => measure(house, probes), thinOut: () => thinOut(house) }
  house.jobs.every('status.measure', '*/5 * * * *', work.measure)
  house.jobs.every('status.thin-out', '41 1 * * *', work.thinOut)
  return {
    view: snapshot.current,
    async banner() {
      const view = await snapshot.current().catch(() => undefined)
      const incident = view?.open[0]
      return incident && { title: incident.title, level: incident.level }
    },
    promiseDays: openPromiseCounts(house, promisesByDay),
    areAllUp: () => snapshot.current().then(areAllUp, () => false),
    incidents: {
      open: (incident, within) => openIncident(house, incident, within),
      update: (number, words, within) => updateIncident(house, { number, stage: 'update', words }, within),
      close: (number, words, within) => updateIncident(house, { number, stage: 'closed', words }, within),
      list: () => incidentsSince(house.database, house.clock.now().subtract({ hours: 30 * 24 })),
    },
    work,
    close: snapshot.close,
  }
}
