import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { payoutsOfWithdrawals } from './laws-of-withdrawals.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

interface RefundRow {
  readonly id: string
  readonly amount: number
  readonly state: string
  readonly paid_into: string | null
  /** rial: what of the order that its tickets were given for was paid with them */
  readonly credit: number
  /** rial by the ledger: what was agreed, what reached the wallet, what was sent and came back, what is still due */
  readonly agreed: number
  readonly into_wallet: number
  readonly into_order: number
  readonly sent: number
  readonly due: number
  /** rial by items, and how many of them are still valid */
  readonly of_items: number
  readonly still_good: number
  /** the payout's id */
  readonly track_id: string | null
}

const law = { kind: 'unreconciled', law: 'what is given back arrives once, where it was to go' } as const

/** Every refund has come to its end: agreed once, what was bought given up, its money in the
 * wallet, at the bank or in the order it was given for, and nowhere else. */
export async function brokenRefunds({ database, bank }: Scene): Promise<readonly Violation[]> {
  const rows = await all(database, refunds)
  const payouts = new Map(
    bank.payouts.all().map((one) => [one.trackId, { ...one, status: bank.payouts.statusOf(one) }]),
  )
  const broken = rows.filter((row) => {
    const payout = payouts.get(row.track_id ?? '')
    const isAtBank = payout?.status === 'DONE' && payout.amount === row.amount
    const reached =
      row.paid_into === 'bank'
        ? row.sent === row.amount && isAtBank
        : row.into_wallet === row.amount - row.credit && row.into_order === row.credit
    const whole = row.agreed === row.amount && row.of_items === row.amount && row.due === 0
    const once =
      row.into_wallet + row.into_order + row.sent === row.amount && (row.paid_into === 'bank') === isAtBank
    return !(row.state === 'paid' && row.still_good === 0 && whole && reached && once)
  })
  const ours = new Set([...rows.map(({ track_id }) => track_id), ...(await payoutsOfWithdrawals(database))])
  const strangers = [...payouts.keys()].filter((trackId) => !ours.has(trackId))
  return [
    ...broken.map((row) => ({ ...law, what: JSON.stringify(row) })),
    ...strangers.map((trackId) => ({ ...law, what: `payout ${trackId} is nobody's` })),
  ]
}

const refunds = sql<RefundRow>`
  select request.id, request.amount, request.state, paid_into, agreed, into_wallet, into_order, sent, due, of_items, still_good,
    (select payout.id::text from refunds.payout where request_id = request.id) as track_id,
    coalesce((
      select credit from orders.rebooking join orders."order" made on made.id = rebooking.order_id
      where rebooking.quote_id = request.quote_id), 0)::bigint as credit
  from refunds.request
  cross join lateral (
    select coalesce(sum(amount) filter (where class = 'refunds-due' and kind = 'refund-agreed'), 0)::bigint as agreed,
      coalesce(sum(amount) filter (where class = 'traveller-wallet' and kind = 'refunded-to-wallet'), 0)::bigint as into_wallet,
      coalesce(sum(amount) filter (where class = 'rebooking' and kind = 'refunded-to-order'), 0)::bigint as into_order,
      coalesce(sum(amount) filter (where class = 'payout-clearing'), 0)::bigint as sent,
      coalesce(sum(amount) filter (where class = 'refunds-due'), 0)::bigint as due
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where refund_id = request.id) entered
  cross join lateral (
    select coalesce(sum(refund), 0)::bigint as of_items,
      (select count(*) from flights.tickets
        where tickets.order_id = request.order_id and state = 'open'
          and (position, tickets.leg) in (select passenger, item.leg from refunds.item where request_id = request.id))
      + (select count(*) from hotels.rooms
        where rooms.order_id = request.order_id and state = 'open'
          and room in (select passenger from refunds.item where request_id = request.id))
      + (select count(*) from insurance.insured
        where insured.order_id = request.order_id and refunded_at is null
          and position in (select passenger from refunds.item where request_id = request.id))
      + (select count(*) from flights.later_bags
        where later_bags.order_id = request.order_id and refunded_at is null
          and position in (select passenger from refunds.item where request_id = request.id))
      + (select count(*) from experiences.booking where booking.order_id = request.order_id and booking.refunded_at is null)
      + (select count(*) from tours.travellers
        where travellers.order_id = request.order_id and refunded_at is null
          and position in (select passenger from refunds.item where request_id = request.id))
      + (select count(*) from visas.applicant
        where applicant.order_id = request.order_id and outcome = 'waiting'
          and position in (select passenger from refunds.item where request_id = request.id)) as still_good
    from refunds.item where request_id = request.id) counted`
