import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Scene } from './scene.ts'

/**
 * What half an hour does in production, without an operator: jobs go on, the banks are asked and the sweep runs every minute, until
 * whatever is paid is issued or given back; then the holds and the bank's own pages run out.
 */
export async function drain(scene: Scene): Promise<void> {
  await scene.jobs.start()
  for (let minute = 0; minute < 14 && (minute < 2 || (await isOpen(scene))); minute++) await aMinute(scene)
  scene.clock.advance({ minutes: 16 })
  for (let minute = 0; minute < 14 && (minute < 3 || (await isOpen(scene))); minute++) await aMinute(scene)
}

/** A minute of the house's and the bank's clock; of ours as long as the jobs need to be fetched and done. */
async function aMinute({ desk, clock }: Scene): Promise<void> {
  clock.advance({ seconds: 61 })
  await desk.payments.reconcile()
  await desk.orders.work.sweep()
  await sleep(500)
}

/** Something is paid and has neither ticket nor its money back. */
async function isOpen({ database, bank }: Scene): Promise<boolean> {
  const { many } = await one(
    database,
    sql<{ many: number }>`select count(*) as many from orders."order" where status in ('paid', 'issuing')`,
  )
  return many > 0 || bank.books.all().some(({ status }) => status === 'PAID')
}
