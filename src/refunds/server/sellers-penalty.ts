import { type Rial, sum } from '#money/rial.ts'
import { shared } from '#money/shared.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import type { ReckonedItem } from '#refunds/reckoning.ts'
import { sharesLess } from '#refunds/reckoning.ts'
import { chosenOf, type Refund, totalsOf } from '#refunds/refund.ts'
import { selectionFault } from '#refunds/selection.ts'
import { caseOf, type RefundCase } from '#refunds/server/case.ts'
import { storedQuote } from '#refunds/server/quotes.ts'
import { refuseSelection } from '#refunds/server/refusals.ts'
import type { Room } from '#refunds/server/room.ts'

export interface WorthLess {
  readonly orderId: string
  readonly userId: string
  readonly items: readonly RefundItem[]
  /** kept of all of them by their seller, rial */
  readonly penalty: Rial
}

/** Rial: worth + what goes back to discounts = fromSupplier + fromRevenue. */
export interface WorthLeft {
  readonly paid: Rial
  readonly worth: Rial
  readonly fromSupplier: Rial
  readonly fromRevenue: Rial
}

export interface QuotedLess {
  readonly quoteId: string
  readonly penalty: Rial
  readonly refund: Rial
  readonly expiresAt: string
}

export async function worthLess(room: Room, asked: WorthLess): Promise<WorthLeft | undefined> {
  const found = await caseOf(room, asked.orderId, asked.userId)
  const refund = refundLess(found, asked)
  if (refund === undefined) return undefined
  const { paid, refund: worth, fromSupplier, fromRevenue } = refund
  return { paid, worth, fromSupplier, fromRevenue }
}

export async function quoteLess(room: Room, asked: WorthLess): Promise<QuotedLess> {
  const found = await caseOf(room, asked.orderId, asked.userId)
  const face = room.orders.faceOf(found.order.product)
  const fault = selectionFault(found.reckoning.items, asked.items)
  if (fault !== undefined) throw refuseSelection(fault, face)
  const refund = refundLess(found, asked)
  if (refund === undefined) throw refuseSelection('NOTHING_TO_RETURN', face)
  const { id, expires_at: until } = await storedQuote(room, room.database, { found, chosen: asked, refund })
  return { quoteId: id, penalty: refund.penalty, refund: refund.refund, expiresAt: until.toString() }
}

function refundLess({ reckoning }: RefundCase, { items, penalty }: WorthLess): Refund | undefined {
  const chosen = chosenOf(reckoning, items)
  if (!chosen.every(isPlain) || penalty > sum(chosen.map(({ total }) => total))) return undefined
  const penalties = shared(
    penalty,
    chosen.map(({ total }) => total),
  )
  const parts = chosen.map((item, place) => {
    const own = penalties[place] ?? penalty
    const percent = percentOf(own, item.base)
    return {
      passenger: item.passenger,
      leg: item.leg,
      percent,
      ...sharesLess(item, { penalty: own, percent }),
    }
  })
  const all = totalsOf(parts)
  return all.refund > 0 ? { items: parts, ...all } : undefined
}

/** A ticket by itself, which no waiver sets free. */
function isPlain({ state, isWaived, kept, protection }: ReckonedItem): boolean {
  return state === 'refundable' && !isWaived && kept === undefined && protection === undefined
}

/** Of the base, as ladders say it. */
function percentOf(penalty: Rial, base: Rial): number {
  return base === 0 ? 100 : Math.min(100, Math.ceil((penalty * 100) / base))
}
