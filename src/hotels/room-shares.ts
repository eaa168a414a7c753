import { minus, percentOf, type Rial, rial } from '#money/rial.ts'
import { commissionByRules, netOf, type RuledTotal } from '#orders/pricing/ruled-total.ts'

/** Value-added tax, included in every price. */
const taxPercent = 10
/** Our part of the base; the rest and the tax are the hotel's. */
const commissionPercent = 12

export interface RoomShares {
  /** penalties are computed from it */
  readonly base: Rial
  readonly tax: Rial
  readonly supplierShare: Rial
}

export function sharesOfRoom(total: Rial): RoomShares {
  const base = rial(Math.round((total * 100) / (100 + taxPercent)))
  return {
    base,
    tax: minus(total, base),
    supplierShare: minus(total, percentOf(base, commissionPercent)),
  }
}

/** What the hotel has of a room: nothing of what rules added, and less what it pays us by them. */
export function supplierShareOf(room: RuledTotal): Rial {
  return minus(sharesOfRoom(netOf(room)).supplierShare, commissionByRules(room.rules))
}
