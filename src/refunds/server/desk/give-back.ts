import type { Trx } from '#database/database.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { type BeyondRule, beyondRule, mostBeyondRule } from '#refunds/beyond-rule.ts'
import { chosenOf, type Refund, refundOf } from '#refunds/refund.ts'
import { type SelectionFault, selectionFault } from '#refunds/selection.ts'
import { caseOf, type RefundCase } from '#refunds/server/case.ts'
import { agreeNow, inTurn } from '#refunds/server/create.ts'
import { storedQuote } from '#refunds/server/quotes.ts'
import type { RequestRow } from '#refunds/server/record.ts'
import { faultOf } from '#refunds/server/refundable.ts'
import { refuse, refuseSelection } from '#refunds/server/refusals.ts'
import type { Room } from '#refunds/server/room.ts'

export interface DeskChosen {
  readonly orderId: string
  readonly userId: string
  /** `everything` that may go back by the rule, of these legs or of all */
  readonly items: readonly RefundItem[] | { readonly everything: true; readonly legs?: readonly number[] }
  readonly reasonId: number
  readonly beyond?: BeyondRule & {
    /** whose word it is: one of it is carried out once */
    readonly decision: string
  }
}

export interface DeskRefundReady {
  readonly found: RefundCase
  readonly chosen: DeskChosen
  readonly items: readonly RefundItem[]
  /** what the rule gives back now */
  readonly byRule: Refund
  /** and what is to be given back */
  readonly refund: Refund
}

/** What a decision of two people may pass over. */
const forgivable: readonly SelectionFault[] = ['NOT_REFUNDABLE', 'TOO_LATE', 'NOTHING_TO_RETURN']

export interface DeskRefundPreview {
  readonly byRule: Refund
  /** why the rule gives nothing back */
  readonly refused: string | null
  /** rial that each could bear beyond the rule */
  readonly most: { readonly house: Rial; readonly supplier: Rial }
}

/** What the rule gives back now and what more could be given; changes nothing. */
export async function previewOf(
  room: Room,
  chosen: Pick<DeskChosen, 'orderId' | 'userId' | 'items'>,
): Promise<DeskRefundPreview> {
  const found = await caseOf(room, chosen.orderId, chosen.userId)
  const now = room.clock.now()
  const items = itemsOf(found, chosen, now)
  const face = room.orders.faceOf(found.order.product)
  const faults = [selectionFault(found.reckoning.items, items), ...faultsOf(found, items, now)]
  const hard = faults.find((fault) => fault !== undefined && !forgivable.includes(fault))
  if (hard !== undefined) throw refuseSelection(hard, face)
  const byRule = refundOf(found.reckoning, items, now)
  const soft = faults.find((fault) => fault !== undefined && fault !== 'NOTHING_TO_RETURN')
  const fault = soft ?? (byRule.refund === ZERO ? 'NOTHING_TO_RETURN' : undefined)
  const most = (bearer: BeyondRule['bearer']) => mostBeyondRule(byRule, found.reckoning.items, bearer)
  return {
    byRule,
    refused: fault === undefined ? null : refuseSelection(fault, face).says,
    most: { house: most('house'), supplier: most('supplier') },
  }
}

export async function readyFor(room: Room, chosen: DeskChosen): Promise<DeskRefundReady> {
  const found = await caseOf(room, chosen.orderId, chosen.userId)
  const now = room.clock.now()
  const items = itemsOf(found, chosen, now)
  const refused = (fault: SelectionFault) => refuseSelection(fault, room.orders.faceOf(found.order.product))
  const passed = chosen.beyond === undefined ? ['NOTHING_TO_RETURN'] : forgivable
  const fault =
    selectionFault(found.reckoning.items, items) ??
    faultsOf(found, items, now).find((one) => one !== undefined && !passed.includes(one))
  if (fault !== undefined) throw refused(fault)
  const byRule = refundOf(found.reckoning, items, now)
  const { beyond } = chosen
  const refund = beyond === undefined ? byRule : beyondRule(byRule, found.reckoning.items, beyond)
  if (refund === undefined) throw refuse('BEYOND_WHAT_WAS_KEPT', { property: 'more' })
  if (refund.refund === ZERO) throw refused('NOTHING_TO_RETURN')
  return { found, chosen, items, byRule, refund }
}

/** Without what cannot go back now; what is left of nothing is refused by the reason of the first. */
function itemsOf(
  found: RefundCase,
  { items }: Pick<DeskChosen, 'items'>,
  now: Temporal.Instant,
): readonly RefundItem[] {
  if (!('everything' in items)) return items
  const { legs } = items
  const all = found.reckoning.items.filter(({ leg }) => legs?.includes(leg) ?? true)
  const open = all.filter((item) => faultOf(found, item, now) === undefined)
  const left = open.length > 0 ? open : all.filter(({ state }) => state !== 'refunded')
  return (left.length > 0 ? left : all).map(({ passenger, leg }) => ({ passenger, leg }))
}

function faultsOf(found: RefundCase, items: readonly RefundItem[], now: Temporal.Instant) {
  return chosenOf(found.reckoning, items).map((item) => faultOf(found, item, now))
}

/** In the caller's transaction, serialised by order; the rest was read before it. */
export async function giveBackNow(room: Room, trx: Trx, ready: DeskRefundReady): Promise<RequestRow> {
  const { found, chosen, items, refund } = ready
  const { orderId, userId, reasonId, beyond } = chosen
  await inTurn(trx, orderId)
  const quote = await storedQuote(room, trx, { found, chosen, refund, ...(beyond && { beyond }) })
  const body = { orderId, items: [...items], destination: 'wallet' as const, reasonId }
  return agreeNow(room, trx, { userId, found, quote, body, account: undefined })
}
