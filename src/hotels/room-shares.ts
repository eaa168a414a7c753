import { minus, percentOf, type Rial, rial } from '#money/rial.ts'

/** Value-added tax, which every price of ours has inside. */
const taxPercent = 10
/** What of the base is ours by our contracts; the rest, with the tax, is the hotel's. */
const commissionPercent = 12

export interface RoomShares {
  /** what penalties are reckoned from */
  readonly base: Rial
  readonly tax: Rial
  readonly supplierShare: Rial
}

/** What a room's price is made of: base + tax = total, and the hotel's part of it. */
export function sharesOfRoom(total: Rial): RoomShares {
  const base = rial(Math.round((total * 100) / (100 + taxPercent)))
  return {
    base,
    tax: minus(total, base),
    supplierShare: minus(total, percentOf(base, commissionPercent)),
  }
}
