import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { chosenOf, type ItemRefund, type Refund, refundOf } from '#refunds/refund.ts'
import type { Quote } from '#refunds/responses.ts'
import { selectionFault } from '#refunds/selection.ts'
import { amountsOf } from '#refunds/server/amounts.ts'
import { caseOf, type RefundCase } from '#refunds/server/case.ts'
import { faultOf } from '#refunds/server/refundable.ts'
import { refuseSelection } from '#refunds/server/refusals.ts'
import type { Room } from '#refunds/server/room.ts'

export interface Chosen {
  readonly orderId: string
  readonly userId: string
  readonly proposalId?: string | undefined
  readonly items: readonly RefundItem[]
}

export interface QuoteRow {
  readonly id: string
  readonly order_id: string
  readonly items: readonly ItemRefund[]
  readonly paid: number
  readonly penalty: number
  readonly refund: number
  readonly made_at: Temporal.Instant
  readonly expires_at: Temporal.Instant
  readonly receipt: string
}

export async function quote(room: Room, chosen: Chosen): Promise<Quote> {
  const found = await caseOf(room, chosen.orderId, chosen.userId)
  const { order, terms, reckoning } = found
  const fault =
    selectionFault(reckoning.items, chosen.items) ??
    (chosen.items.every((item) => isOnProposal(terms.legs, item, chosen.proposalId))
      ? undefined
      : 'UNKNOWN_ITEM')
  if (fault !== undefined) throw refuseSelection(fault, room.orders.faceOf(order.product))
  const at = room.clock.now()
  for (const item of chosenOf(reckoning, chosen.items)) {
    const own = faultOf(found, item, at)
    // an item without a refund may go with others, so that no infant is left behind
    if (own !== undefined && own !== 'NOTHING_TO_RETURN')
      throw refuseSelection(own, room.orders.faceOf(order.product))
  }
  const refund = refundOf(reckoning, chosen.items, at)
  if (refund.refund === 0) throw refuseSelection('NOTHING_TO_RETURN', room.orders.faceOf(order.product))
  const {
    id,
    receipt,
    made_at: made,
    expires_at: until,
  } = await storedQuote(room, room.database, { found, chosen, refund })
  return {
    quoteId: id,
    ...amountsOf(refund),
    items: refund.items.map(({ passenger, leg, percent, ...amounts }) => ({
      passenger,
      leg,
      percent,
      ...amountsOf(amounts),
    })),
    madeAt: made.toString(),
    expiresAt: until.toString(),
    receipt,
    publicKey: room.receipts.publicKey,
  }
}

export function quoteOf(trx: Trx, quoteId: string, userId: string): Promise<QuoteRow | undefined> {
  return maybe(trx, sql<QuoteRow>`select * from refunds.quote where id = ${quoteId} and user_id = ${userId}`)
}

function isOnProposal(
  legs: readonly { readonly leg: number; readonly proposalId: string }[],
  { leg }: RefundItem,
  proposalId: string | undefined,
): boolean {
  return proposalId === undefined || legs.some((one) => one.leg === leg && one.proposalId === proposalId)
}

interface Quoting {
  readonly found: RefundCase
  readonly chosen: Pick<Chosen, 'orderId' | 'userId'>
  readonly refund: Refund
  /** rial beyond the rule, and whose word that is */
  readonly beyond?: { readonly amount: Rial; readonly decision: string }
}

/** Signed and stored: an amount that stands for five minutes. */
export async function storedQuote(room: Room, trx: Trx, quoting: Quoting): Promise<QuoteRow> {
  const at = room.clock.now()
  const quoted = { quoteId: randomUUID(), at, until: at.add({ seconds: clocks.refundQuote }) }
  const { orderNumber } = quoting.found.order
  const receipt = room.receipts.signed(factsOf(quoting.refund, { ...quoted, orderNumber }))
  return { ...(await write(trx, quoting, { ...quoted, receipt })), made_at: at, expires_at: quoted.until }
}

interface Quoted {
  readonly quoteId: string
  readonly at: Temporal.Instant
  readonly until: Temporal.Instant
}

function factsOf(refund: Refund, { quoteId, orderNumber, at, until }: Quoted & { orderNumber: string }) {
  return {
    quoteId,
    orderNumber,
    items: refund.items.map(({ passenger, leg, percent, paid, penalty, refund: back }) => ({
      passenger,
      leg,
      percent,
      paid,
      penalty,
      refund: back,
    })),
    paid: refund.paid,
    penalty: refund.penalty,
    refund: refund.refund,
    currency: 'IRR',
    at: at.toString(),
    until: until.toString(),
  }
}

function write(
  trx: Trx,
  { chosen: { orderId, userId }, refund, beyond }: Quoting,
  { quoteId, at, until, receipt }: Quoted & { readonly receipt: string },
): Promise<QuoteRow> {
  return one(
    trx,
    sql<QuoteRow>`
      insert into refunds.quote (id, order_id, user_id, items, paid, penalty, refund, made_at, expires_at, receipt,
        beyond_rule, decision)
      values (${quoteId}, ${orderId}, ${userId}, ${JSON.stringify(refund.items)}, ${refund.paid}, ${refund.penalty},
        ${refund.refund}, ${at}, ${until}, ${receipt}, ${beyond?.amount ?? 0}, ${beyond?.decision ?? null})
      returning *`,
  )
}
