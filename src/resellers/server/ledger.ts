import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { Step } from '#resellers/calls.ts'
import type { Click } from '#resellers/server/clicks.ts'

/** A click as the ledger has it; `total` in rial. */
export interface StoredClick {
  readonly id: string
  readonly reseller: string
  readonly proposalId: string
  readonly total: number
  readonly cameAt: Temporal.Instant
}

const columns = sql`id, reseller, proposal_id as "proposalId", total, came_at as "cameAt"`

/** Once per link; a link opened again is the click it was. */
export function storeClick(
  trx: Trx,
  { number, click, at }: { readonly number: string; readonly click: Click; readonly at: Temporal.Instant },
): Promise<StoredClick> {
  const hash = createHash('sha256').update(number).digest()
  return one(
    trx,
    sql<StoredClick>`
      insert into resellers.clicks (number_hash, reseller, proposal_id, total, shown_at, came_at)
      values (${hash}, ${click.reseller}, ${click.proposalId}, ${click.total},
        ${Temporal.Instant.fromEpochMilliseconds(click.toldAt)}, ${at})
      on conflict (number_hash) do update set reseller = excluded.reseller
      returning ${columns}`,
  )
}

export function clickOf(trx: Trx, id: string): Promise<StoredClick | undefined> {
  return maybe(trx, sql<StoredClick>`select ${columns} from resellers.clicks where id = ${id}`)
}

/** The first time counts. */
export async function storeStep(
  trx: Trx,
  { clickId, step, at }: { readonly clickId: string; readonly step: Step; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`insert into resellers.steps (click_id, step, at) values (${clickId}, ${step}, ${at})
    on conflict do nothing`.execute(trx)
}

export async function stepsOf(
  trx: Trx,
  clickId: string,
): Promise<readonly { step: Step; at: Temporal.Instant }[]> {
  return all(
    trx,
    sql<{ step: Step; at: Temporal.Instant }>`
      select step, at from resellers.steps where click_id = ${clickId} order by at, step`,
  )
}

/** The order's first source stands. */
export async function storeOrder(trx: Trx, clickId: string, orderId: string): Promise<void> {
  await sql`insert into resellers.orders (order_id, click_id) values (${orderId}, ${clickId})
    on conflict do nothing`.execute(trx)
}

export async function ordersOfClick(trx: Trx, clickId: string): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ orderId: string }>`select order_id as "orderId" from resellers.orders where click_id = ${clickId}`,
  )
  return rows.map(({ orderId }) => orderId)
}

export function clickOfOrder(trx: Trx, orderId: string): Promise<StoredClick | undefined> {
  return maybe(
    trx,
    sql<StoredClick>`
      select ${columns} from resellers.clicks
      where id = (select click_id from resellers.orders where order_id = ${orderId})`,
  )
}
