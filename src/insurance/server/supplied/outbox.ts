import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { PlanOffer } from '#insurance/server/insurer.ts'

export type SuppliedState = 'offered' | 'asked' | 'booked' | 'failed'

/** What stands there of an order, or may stand: `asked` is stored before anything is sent. */
export interface SuppliedPolicy {
  readonly orderId: string
  readonly supplier: string
  readonly offer: string
  readonly state: SuppliedState
  readonly firstAskedAt: Temporal.Instant | null
  readonly askedAt: Temporal.Instant | null
  readonly letGoAt: Temporal.Instant | null
  readonly reason: string | null
  /** the order whose policy is changed there, and the change as it was quoted */
  readonly movedOf: string | null
  readonly changeId: string | null
  /** in the order of the party */
  readonly people: readonly SuppliedOne[]
}

export interface SuppliedOne {
  readonly position: number
  readonly quote: string
  readonly isToCancel: boolean
}

const columns = sql`
  supplied.order_id as "orderId", policy.supplier, offer, supplied.state, first_asked_at as "firstAskedAt", asked_at as "askedAt",
  let_go_at as "letGoAt", reason, moved_of as "movedOf", change_id as "changeId", (
    select jsonb_agg(jsonb_build_object('position', position, 'quote', quote,
      'isToCancel', cancel_at is not null and cancelled_at is null and by_hand is null) order by position)
    from insurance.supplied_person person where person.order_id = supplied.order_id) as people`

export function suppliedOf(trx: Trx, orderId: string): Promise<SuppliedPolicy | undefined> {
  return maybe(
    trx,
    sql<SuppliedPolicy>`
      select ${columns} from insurance.supplied join insurance.policy using (order_id) where supplied.order_id = ${orderId}`,
  )
}

/** Together with the policy that is held; nothing for our own contract. */
export async function storeOffer(trx: Trx, orderId: string, { by }: PlanOffer): Promise<void> {
  if (!('supplier' in by)) return
  await sql`insert into insurance.supplied (order_id, offer, state) values (${orderId}, ${by.offer}, 'offered')`.execute(
    trx,
  )
  const rows = by.people.map(
    ({ quote, foreign }, position) =>
      sql`(${orderId}, ${position}, ${quote}, ${foreign.currency}, ${foreign.minor}, ${foreign.rateRial})`,
  )
  await sql`
    insert into insurance.supplied_person (order_id, position, quote, currency, price_minor, rate_rial)
    values ${sql.join(rows)}`.execute(trx)
}

interface Move {
  readonly from: SuppliedState
  readonly to: SuppliedState
  readonly now: Temporal.Instant
  readonly reason?: string
}

/** False when another was faster. */
export async function moved(trx: Trx, orderId: string, { from, to, now, reason }: Move): Promise<boolean> {
  const asking =
    to === 'asked' ? sql`, asked_at = ${now}, first_asked_at = coalesce(first_asked_at, ${now})` : sql``
  const row = await maybe(
    trx,
    sql`
      update insurance.supplied set state = ${to}, reason = ${reason ?? null} ${asking}
      where order_id = ${orderId} and state = ${from} returning order_id`,
  )
  return row !== undefined
}

/** The order ended: the job cancels whatever comes of it. In the caller's transaction. */
export async function letGo(trx: Trx, orderId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    update insurance.supplied set let_go_at = ${now}, reason = 'let go',
      state = case state when 'offered' then 'failed' else state end
    where order_id = ${orderId} and let_go_at is null and state <> 'failed'`.execute(trx)
}

/** True where there is something to cancel there. */
export async function toCancel(
  trx: Trx,
  {
    orderId,
    positions,
    now,
  }: { readonly orderId: string; readonly positions: readonly number[]; readonly now: Temporal.Instant },
): Promise<boolean> {
  const rows = await all(
    trx,
    sql`
      update insurance.supplied_person set cancel_at = ${now}
      where order_id = ${orderId} and position = any(${positions}::smallint[]) and cancel_at is null returning position`,
  )
  return rows.length > 0
}

/** Work for the job: asked long ago and ended meanwhile, or something to cancel. */
export function unsettled(trx: Trx, before: Temporal.Instant): Promise<readonly SuppliedPolicy[]> {
  return all(
    trx,
    sql<SuppliedPolicy>`
      select ${columns} from insurance.supplied join insurance.policy using (order_id)
      where supplied.state = 'asked' and let_go_at is not null and asked_at <= ${before}
        or supplied.state = 'booked' and let_go_at is not null and exists (
          select from insurance.supplied_person person where person.order_id = supplied.order_id and cancel_at is null)
        or supplied.state = 'booked' and exists (
          select from insurance.supplied_person person where person.order_id = supplied.order_id
            and cancel_at is not null and cancelled_at is null and by_hand is null)
      order by asked_at limit 200`,
  )
}
