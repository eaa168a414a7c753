import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Desk } from '#desk/server/desk.ts'
import { massRefundWork } from '#desk/server/mass-refunds/proposal-work.ts'
import type { MassRefundQueue, MassRefundWorkers } from '#desk/server/mass-refunds/rooms.ts'
import { workThrough } from '#desk/server/mass-refunds/work.ts'
import type { House } from '#server/house.ts'

interface Neighbours extends Pick<MassRefundWorkers, 'orders' | 'refunds'> {
  readonly desk: Pick<Desk, 'audit' | 'proposals'>
}

/** While rooms open: a job gives back some orders and sends the next one; a sweep finds what a crash left. */
export function registerMassRefunds(house: House, neighbours: Neighbours): MassRefundQueue {
  const { jobs, clock } = house
  const rooms = { ...house, ...neighbours }
  const working: MassRefundQueue = jobs.queue('desk.mass-refund', async ({ massRefundId }) => {
    if (await workThrough(rooms, massRefundId)) await working.send({ massRefundId })
  })
  jobs.every('desk.mass-refunds-left', '* * * * *', () => sweep(rooms, working))
  neighbours.desk.proposals.register(massRefundWork({ clock, audit: neighbours.desk.audit, working }))
  return working
}

/** Of which nothing moved for a while. */
async function sweep({ database, clock }: House, working: MassRefundQueue): Promise<void> {
  const since = clock.now().subtract({ seconds: 45 })
  const still = await all(
    database,
    sql<{ id: string }>`select id from desk.mass_refund
      where started_at < ${since} and stopped_at is null
        and exists (select from desk.mass_refund_order where mass_refund_id = id and state = 'left')
        and not exists (select from desk.mass_refund_order where mass_refund_id = id and at > ${since})`,
  )
  for (const { id } of still) await working.send({ massRefundId: id })
}
