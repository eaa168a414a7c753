import type { Desk } from '#desk/server/desk.ts'
import type { Orders } from '#orders/server/door.ts'
import type { LaidAsideJob } from '#server/failed-jobs.ts'
import type { House } from '#server/house.ts'
import type { RunningJobs } from '#server/jobs.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface JobRooms extends Pick<House, 'clock'> {
  readonly desk: Pick<Desk, 'database' | 'audit'>
  readonly jobs: Pick<RunningJobs, 'laidAside'>
  readonly orders: Pick<Orders, 'numbersOf'>
}

export interface FailedJob extends LaidAsideJob {
  readonly orderNumber: string | undefined
}

/** The oldest first, each with the order it is about. */
export async function failedJobs({ jobs, orders }: JobRooms): Promise<readonly FailedJob[]> {
  const laidAside = await jobs.laidAside.list()
  const numbers = await orders.numbersOf(laidAside.flatMap((job) => orderOf(job) ?? []))
  return laidAside.map((job) => ({ ...job, orderNumber: numbers.get(orderOf(job) ?? '') }))
}

/** Refuses JOB_NOT_FOUND, and JOB_NOT_TAKEN when its queue is gone or another was faster. */
export async function sendAgain({ desk, jobs }: JobRooms, by: StaffVisitor, id: string): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    const { queue } = await jobs.laidAside.again(id, trx)
    await desk.audit.record(trx, by, {
      action: 'job.sent-again',
      subject: { kind: 'job', id },
      details: { queue },
    })
  })
}

/** Refuses JOB_NOT_FOUND, REASON_MISSING. */
export async function closeJob(
  { desk, jobs, clock }: JobRooms,
  by: StaffVisitor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    const { queue } = await jobs.laidAside.close(trx, id, { reason, at: clock.now() })
    await desk.audit.record(trx, by, {
      action: 'job.closed',
      subject: { kind: 'job', id },
      details: { queue },
    })
  })
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

function orderOf({ data }: LaidAsideJob): string | undefined {
  const { orderId } = data as { readonly orderId?: unknown }
  return typeof orderId === 'string' && uuid.test(orderId) ? orderId : undefined
}
