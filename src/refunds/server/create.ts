import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { one, type Trx } from '#database/database.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import type { RequestBody } from '#refunds/calls.ts'
import { agreedEntry } from '#refunds/entries.ts'
import type { Reckoning } from '#refunds/reckoning.ts'
import { type ItemRefund, refundOf, totalsOf } from '#refunds/refund.ts'
import { requestFaults } from '#refunds/request-form.ts'
import type { RefundCreated } from '#refunds/responses.ts'
import { isSameItem } from '#refunds/same-item.ts'
import { selectionFault } from '#refunds/selection.ts'
import { asOfSaved, hintOf, sealedAccount, withSaved } from '#refunds/server/bank-accounts.ts'
import { caseOf, type RefundCase } from '#refunds/server/case.ts'
import { mayInquire } from '#refunds/server/inquiries/may-inquire.ts'
import { newsOf } from '#refunds/server/news.ts'
import { orderPayout } from '#refunds/server/pay-out.ts'
import { type QuoteRow, quoteOf } from '#refunds/server/quotes.ts'
import { madeOf, note, type RequestRow, requestOfQuote } from '#refunds/server/record.ts'
import { holdersOf } from '#refunds/server/refundable.ts'
import { refuse, refuseSelection } from '#refunds/server/refusals.ts'
import { type RequestedAccount, requestedAccount } from '#refunds/server/requested-account.ts'
import type { Room } from '#refunds/server/room.ts'
import { requestsView } from '#refunds/server/row-views.ts'
import { intoCredit, intoWallet } from '#refunds/server/settle.ts'
import { freeNumber } from '#refunds/server/tracking-numbers.ts'
import type { Destination } from '#refunds/steps.ts'
import { Faults } from '#server/refusal.ts'

/** One confirmation for one order, or for several at once: all of them are given back, or none. */
export async function create(room: Room, userId: string, body: RequestBody): Promise<RefundCreated> {
  const found = await caseOf(room, body.orderId, userId)
  const rows =
    (await madeBefore(room.database, userId, body)) ??
    (await made(room, { userId, found, body: await withSaved(room, userId, body) }).catch(
      (error: unknown) => {
        throw body.savedAccountId === '' ? error : asOfSaved(error)
      },
    ))
  const [shown, ...also] = await requestsView(room.database, rows)
  if (shown === undefined) throw new Error(`refund ${rows[0]?.id} cannot be shown`)
  return { ...shown, also }
}

type PartBody = Pick<RequestBody, 'orderId' | 'quoteId' | 'items'>

function partsOf({ orderId, quoteId, items, also = [] }: RequestBody): readonly PartBody[] {
  return [{ orderId, quoteId, items }, ...also]
}

/** By the first quote: all were written in one transaction. */
async function madeBefore(
  trx: Trx,
  userId: string,
  body: RequestBody,
): Promise<readonly RequestRow[] | undefined> {
  const rows = await Promise.all(partsOf(body).map(({ quoteId }) => requestOfQuote(trx, quoteId, userId)))
  return rows[0] === undefined ? undefined : rows.flatMap((row) => row ?? [])
}

interface Wish {
  readonly userId: string
  readonly body: RequestBody
  readonly found: RefundCase
}

interface QuotedPart extends Wish {
  readonly quote: QuoteRow
}

async function made(room: Room, wish: Wish): Promise<readonly RequestRow[]> {
  const { body, userId } = wish
  const parts: QuotedPart[] = []
  for (const part of partsOf(body)) parts.push(await quotedPart(room, wish, part))
  await checkForm(room, wish)
  const account = body.destination === 'bank' ? await payable(room, wish, parts) : undefined
  return room.database.transaction().execute(async (trx) => {
    for (const orderId of parts.map((part) => part.body.orderId).toSorted()) await inTurn(trx, orderId)
    const before = await madeBefore(trx, userId, body)
    if (before !== undefined) return before
    const rows: RequestRow[] = []
    for (const part of parts) rows.push(await agreeNow(room, trx, { ...part, account }))
    return rows
  })
}

async function quotedPart(room: Room, { userId, body, found }: Wish, part: PartBody): Promise<QuotedPart> {
  const quote = await quoteOf(room.database, part.quoteId, userId)
  if (quote?.order_id !== part.orderId) throw refuse('QUOTE_UNKNOWN')
  if (!isAbout(quote.items, part.items)) throw refuse('QUOTE_OF_OTHERS')
  const own = part.orderId === body.orderId ? found : await caseOf(room, part.orderId, userId)
  return { userId, quote, found: own, body: { ...body, ...part } }
}

/** In the order's turn. */
export async function agreeNow(room: Room, trx: Trx, wish: Agreed): Promise<RequestRow> {
  const { quote, found, body } = wish
  if (Temporal.Instant.compare(room.clock.now(), quote.expires_at) > 0) throw refuse('QUOTE_EXPIRED')
  const fault = selectionFault(await asTheyStand(trx, found), body.items)
  if (fault !== undefined) throw refuseSelection(fault, room.orders.faceOf(found.order.product))
  mustBringNoMore(room, wish, found.reckoning)
  return agree(room, trx, wish)
}

/** Nobody loses by confirming what was told before a flight or a tour was called off. */
function mustBringNoMore(room: Room, { quote, body }: Pick<Agreed, 'quote' | 'body'>, by: Reckoning): void {
  const { refund } = refundOf(by, body.items, room.clock.now())
  if (refund > quote.refund) throw refuse('MORE_COMES_BACK')
}

/** Banks are asked before any lock, since they are slow. */
async function payable(
  room: Room,
  { body, userId }: Wish,
  parts: readonly QuotedPart[],
): Promise<RequestedAccount> {
  if (parts.some(({ quote }) => quote.refund < room.payouts.min))
    throw refuse('TOO_SMALL_FOR_BANK', { property: 'destination' })
  if (!(await mayInquire(room, userId))) throw refuse('TOO_MANY_ACCOUNTS')
  return requestedAccount(room, body)
}

/** What is agreed on, whoever asked for it. */
export interface Agreed {
  readonly userId: string
  readonly found: RefundCase
  readonly quote: QuoteRow
  readonly body: Pick<RequestBody, 'orderId' | 'items' | 'destination' | 'reasonId'>
  /** nothing: into the wallet */
  readonly account: RequestedAccount | undefined
}

async function agree(room: Room, trx: Trx, wish: Agreed): Promise<RequestRow> {
  const { quote, found, body } = wish
  const credit = await room.orders.creditPayerOf(body.orderId, trx)
  if (credit !== undefined && body.destination === 'bank')
    throw refuse('BOUGHT_ON_CREDIT', { property: 'destination' })
  const row = await insert(room, trx, {
    ...wish,
    destination: credit === undefined ? body.destination : 'credit',
  })
  await insertItems(trx, row, quote.items).catch((error: unknown) => {
    throw isGivenBack(error)
      ? refuseSelection('ALREADY_REFUNDED', room.orders.faceOf(found.order.product))
      : error
  })
  await note(trx, row, { state: 'agreed', at: row.made_at })
  await room.orders.refunded(trx, body.orderId, body.items)
  // its product is locked by now: what is called off meanwhile waits, or is seen
  const { legs } = await room.orders.refundTermsOf(body.orderId, found.order.ownerId, trx)
  mustBringNoMore(room, wish, found.reckonedBy({ ...found.terms, legs }))
  const { product } = found.order
  const shares = totalsOf(quote.items)
  await room.wallet.post(trx, agreedEntry(madeOf(row), shares, { product, voucher: found.voucher }))
  const promise = { subject: row.id, orderId: row.order_id, at: row.made_at }
  await room.promises.give(trx, { kind: 'refund-result', ...promise })
  await room.promises.keep(trx, 'refund-result', row.id)
  if (credit !== undefined) {
    await room.tell(trx, newsOf(row, 'in-credit'))
    return intoCredit(room, trx, { row, credit })
  }
  if (row.destination === 'wallet') {
    await room.tell(trx, newsOf(row, 'in-wallet'))
    return intoWallet(room, trx, row)
  }
  await room.promises.give(trx, { kind: 'refund-to-bank', ...promise, dueAt: row.due_at })
  await orderPayout(room, trx, row)
  await room.tell(trx, newsOf(row, 'on-its-way'))
  return row
}

async function checkForm(room: Room, { body, userId }: Wish): Promise<void> {
  const people = await room.orders.passengersOf(body.orderId)
  const faults = requestFaults(body, await holdersOf(room, userId, people))
  const fields = Object.entries(faults).map(([property, says]) => ({ property, says }))
  if (fields.length > 0) throw new Faults(fields)
}

/** Serialised per order, so that two parts of a family cannot both leave the infant. */
export async function inTurn(trx: Trx, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refund of ${orderId}`}, 0))`.execute(trx)
}

async function asTheyStand(trx: Trx, { order, reckoning }: RefundCase) {
  const { gone } = await one(
    trx,
    sql<{ gone: RefundItem[] }>`
      select coalesce(jsonb_agg(jsonb_build_object('passenger', passenger, 'leg', leg)), '[]') as gone
      from refunds.item where order_id = ${order.orderId}`,
  )
  return reckoning.items.map((item) =>
    gone.some((one) => isSameItem(one, item)) ? { ...item, state: 'refunded' as const } : item,
  )
}

async function insert(
  room: Room,
  trx: Trx,
  { body, userId, quote, account, destination }: Agreed & { readonly destination: Destination },
): Promise<RequestRow> {
  const id = randomUUID()
  const at = room.clock.now()
  const dueAt = body.destination === 'bank' ? at.add({ seconds: clocks.refundAtBank }) : at
  const number = await freeNumber(room, trx)
  return one(
    trx,
    sql<RequestRow>`
      insert into refunds.request (id, tracking_number, order_id, user_id, quote_id, reason_id, destination, account,
        account_hint, amount, penalty, made_at, due_at)
      values (${id}, ${number}, ${body.orderId}, ${userId}, ${quote.id}, ${body.reasonId},
        ${destination}, ${account === undefined ? null : sealedAccount(room, id, account)},
        ${account === undefined ? null : hintOf(account)}, ${quote.refund}, ${quote.penalty}, ${at}, ${dueAt})
      returning *`,
  )
}

/** A second refund of a ticket violates the primary key. */
export async function insertItems(trx: Trx, row: RequestRow, items: readonly ItemRefund[]): Promise<void> {
  const rows = items.map(
    (item) => sql`(${row.order_id}, ${item.passenger}, ${item.leg}, ${row.id}, ${item.percent}, ${item.paid},
      ${item.penalty}, ${item.refund}, ${item.fromSupplier}, ${item.fromRevenue}, ${item.toDiscounts},
      ${item.fromHouse ?? 0}, ${item.toDifference ?? 0}, ${item.fromProtection ?? 0})`,
  )
  await sql`
    insert into refunds.item (order_id, passenger, leg, request_id, percent, paid, penalty, refund, from_supplier,
      from_revenue, to_discounts, from_house, to_difference, from_protection)
    values ${sql.join(rows)}`.execute(trx)
}

function isGivenBack(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'refunded_once'
}

function isAbout(quoted: readonly RefundItem[], asked: readonly RefundItem[]): boolean {
  const covers = (all: readonly RefundItem[], some: readonly RefundItem[]) =>
    some.every((one) => all.some((other) => isSameItem(one, other)))
  return covers(quoted, asked) && covers(asked, quoted)
}
