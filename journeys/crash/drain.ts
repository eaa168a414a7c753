import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Scene } from './scene.ts'

/** Jobs, inquiries and sweeps every minute until every payment is issued or refunded; then holds and bank pages expire, and
 * what may be cancelled no more is sent. */
export async function drain(scene: Scene): Promise<void> {
  scene.insurer.calm()
  scene.experiences.calm()
  scene.flights.calm()
  await scene.jobs.start()
  for (let minute = 0; minute < 14 && (minute < 2 || (await isOpen(scene))); minute++) await aMinute(scene)
  scene.clock.advance({ minutes: 16 })
  for (let minute = 0; minute < 14 && (minute < 3 || (await isOpen(scene))); minute++) await aMinute(scene)
  // banks are asked more and more rarely, and may return what had arrived; an answer that is lost is given up in real time
  for (let hour = 0; hour < 2 || (hour < 8 && (await isUnderWay(scene))); hour++) {
    if (hour >= 2) await sleep(2000)
    scene.clock.advance({ minutes: 60 })
    for (let minute = 0; minute < 14 && (minute < 2 || (await isOpen(scene))); minute++) await aMinute(scene)
  }
}

/** Is a withdrawal not at its end, or at another than its bank's books say? */
async function isUnderWay({ database, bank }: Scene): Promise<boolean> {
  const payouts = bank.payouts.all()
  const failed = payouts
    .filter((one) => bank.payouts.statusOf(one) === 'FAILED')
    .map(({ trackId }) => trackId)
  const { many } = await one(
    database,
    sql<{ many: number }>`
      select count(*) as many from withdrawals.request
      where state in ('requested', 'sent') or state = 'arrived'
        and id in (select request_id from withdrawals.payout where id::text = any(${failed}))`,
  )
  return many > 0
}

/** A minute of simulated time; real time as long as jobs need. */
async function aMinute({ desk, clock }: Scene): Promise<void> {
  clock.advance({ seconds: 61 })
  await desk.payments.reconcile()
  await desk.orders.work.sweep()
  await desk.orders.splits.giveBack()
  await desk.refunds.work.sweep()
  await desk.withdrawals.work.sweep()
  await desk.flights.work.settleSuppliers()
  await desk.flights.work.settleLaterBags()
  await desk.hotels.work.settleSuppliers()
  await desk.insurance.work.settleSuppliers()
  await desk.experiences.work.settleSuppliers()
  await sleep(500)
}

/** Is anything paid without ticket or refund, or refunded but not arrived, or to be sent and not there? */
async function isOpen({ database, bank, clock }: Scene): Promise<boolean> {
  const { many } = await one(
    database,
    sql<{ many: number }>`
      select (select count(*) from orders."order" where status in ('paid', 'issuing', 'unissued'))
        + (select count(*) from insurance.supplied_person
          where cancel_at is not null and cancelled_at is null and by_hand is null)
        + (select count(*) from experiences.booking where state = 'cancelling')
        + (select count(*) from flights.later_bag_orders where state = 'unsure')
        + (select count(*) from refunds.request where state <> 'paid')
        + (select count(*) from orders.share_payment where state = 'returning')
        + (select count(*) from tours.departures join tours.bookings on departure_id = departures.id
          join orders."order" on "order".id = order_id where called_off_at is not null and status = 'issued')
        + (select count(*) from withdrawals.request
          where state in ('requested', 'sent') and send_at <= ${clock.now()}) as many`,
  )
  return many > 0 || bank.books.all().some(({ status }) => status === 'PAID')
}
