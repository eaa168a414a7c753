import type { Trx } from '#database/database.ts'
import { isFulfilledByDesk, type PromiseKind, promiseKinds } from '#promises/promise.ts'
import { type PromiseDay, promiseDays } from '#promises/server/daily.ts'
import { issueProbe } from '#promises/server/issue-probe.ts'
import { type Consequence, look } from '#promises/server/missed-promises.ts'
import { type OrderPromise, promisesOfOrder } from '#promises/server/order-promises.ts'
import {
  type Given,
  insertPromises,
  markFulfilled,
  type NewPromise,
  promiseOf,
} from '#promises/server/record.ts'
import { refuse } from '#promises/server/refusals.ts'
import { type PromiseStatistics, statisticsOf } from '#promises/server/statistics.ts'
import { type DeskTask, openTask, openTasks, taskNumberOf, taskNumbers } from '#promises/server/tasks.ts'
import type { House } from '#server/house.ts'
import type { Probe } from '#server/probe.ts'

export type { Consequence, Missed } from '#promises/server/missed-promises.ts'
export type { Given, NewPromise } from '#promises/server/record.ts'
export type { PromiseStatistics } from '#promises/server/statistics.ts'
export type { DeskTask } from '#promises/server/tasks.ts'

export interface Promises {
  /** In the caller's transaction; once per kind and subject. */
  give(trx: Trx, promise: NewPromise): Promise<Given>
  giveAll(trx: Trx, promises: readonly NewPromise[]): Promise<void>
  /** In the caller's transaction; closes tasks. Idempotent; ignores promises never given. */
  keep(trx: Trx, kind: PromiseKind | readonly PromiseKind[], subject: string): Promise<void>
  /** Declared while rooms open; runs in the transaction that marks it. */
  whenMissed(kind: PromiseKind, consequence: Consequence): void
  /** Of those given since, or of all. */
  statistics(kind: PromiseKind, since?: Temporal.Instant): Promise<PromiseStatistics>
  /** Day by day, of those given since. */
  daily(kinds: readonly PromiseKind[], since: Temporal.Instant): Promise<readonly PromiseDay[]>
  tasks(): Promise<readonly DeskTask[]>
  /** What its traveller was promised, the oldest first. */
  ofOrder(orderId: string): Promise<readonly OrderPromise[]>
  /** Of its task, also when that is closed; undefined without one. */
  numberOf(trx: Trx, kind: PromiseKind, subject: string): Promise<number | undefined>
  /** Where only a person can know it (`keptBy`). Refuses TASK_NOT_FOUND, also for a closed one, and NOT_BY_HAND. */
  done(number: number, trx?: Trx): Promise<void>
  of(kind: PromiseKind, subject: string): Promise<Given | undefined>
  readonly issueProbe: Probe
  readonly work: { look(): Promise<void> }
}

export function openPromises(house: House): Promises {
  const { database, clock, jobs } = house
  const consequences = new Map<PromiseKind, Consequence[]>()
  const numberOf = taskNumbers(house.settings)
  const begun = beginning(numberOf)
  const lookAtAll = () => look({ database, clock, log: house.log, numberOf }, consequences)
  jobs.every('promises.look', '* * * * *', lookAtAll)
  return {
    give: async (trx, promise) => {
      const [row] = await begun(trx, [promise])
      return row ?? givenBefore(trx, promise)
    },
    giveAll: async (trx, promises) => void (await begun(trx, promises)),
    keep: (trx, kind, subject) =>
      markFulfilled(trx, { kinds: typeof kind === 'string' ? [kind] : kind, subject, at: clock.now() }),
    whenMissed: (kind, consequence) =>
      void consequences.set(kind, [...(consequences.get(kind) ?? []), consequence]),
    statistics: (kind, since) => statisticsOf(database, kind, { now: clock.now(), since }),
    daily: (kinds, since) => promiseDays(database, kinds, { now: clock.now(), since }),
    tasks: () => openTasks(database),
    ofOrder: (orderId) => promisesOfOrder(database, orderId),
    numberOf: taskNumberOf,
    async done(number, trx = database) {
      const task = (await openTasks(trx)).find((one) => one.number === number)
      if (task === undefined) throw refuse('TASK_NOT_FOUND')
      const { kind, subject } = task
      if (!isFulfilledByDesk(kind)) throw refuse('NOT_BY_HAND')
      await markFulfilled(trx, { kinds: [kind], subject, at: clock.now() })
    },
    of: (kind, subject) => promiseOf(database, kind, subject),
    issueProbe: issueProbe(house),
    work: { look: lookAtAll },
  }
}

function beginning(numberOf: ReturnType<typeof taskNumbers>) {
  return async (trx: Trx, promises: readonly NewPromise[]): Promise<readonly Given[]> => {
    const rows = await insertPromises(trx, promises)
    for (const { id, kind, givenAt } of rows)
      if (promiseKinds[kind].task === 'from-the-start')
        await openTask(trx, { promiseId: id, at: givenAt, numberOf })
    return rows
  }
}

async function givenBefore(trx: Trx, { kind, subject }: NewPromise): Promise<Given> {
  const given = await promiseOf(trx, kind, subject)
  if (given === undefined) throw new Error(`promise ${kind} of ${subject} is neither new nor known`)
  return given
}
