import { cancelSteps, ladderOf } from '#hotels/cancellation.ts'
import { findRoomType } from '#hotels/catalogue.ts'
import type { CancelStep } from '#hotels/responses.ts'
import { sharesOfRoom, supplierShareOf } from '#hotels/room-shares.ts'
import { checksInAt } from '#hotels/server/hotel-time.ts'
import type { HeldRoom, HeldStay } from '#hotels/server/stays.ts'
import { refundsOf } from '#hotels/server/suppliers/quoted-rates.ts'
import { type QuotedTerms, quotedLadder, quotedSteps, withRules } from '#hotels/supplier/quoted-terms.ts'
import { persianRoomName } from '#hotels/supplier/room-names.ts'
import { minus, type Rial } from '#money/rial.ts'
import { commissionByRules, netOf } from '#orders/pricing/ruled-total.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

export interface RoomTerms {
  readonly name: string
  readonly nameEn: string
  readonly isRefundable: boolean
  readonly steps: CancelStep[]
  readonly ladder: PenaltyLadder
  /** base of the ladder's percents */
  readonly base: Rial
  /** the hotel's or supplier's part of the price */
  readonly supplierShare: Rial
}

/** Exact to the rial for the step at `now`. */
export function roomTerms(held: HeldStay, one: HeldRoom, now: Temporal.Instant): RoomTerms {
  const around = { checksInAt: checksInAt(held.hotel, held.stay.checkIn), now }
  const { ladder: name, total, roomTypeId } = one
  if (name === 'told') {
    const terms = toldTerms(held, one)
    return {
      name: persianRoomName(roomTypeId) ?? roomTypeId,
      nameEn: roomTypeId,
      isRefundable: terms.refunds.some(({ refund }) => refund > 0),
      steps: quotedSteps(terms, around),
      ...quotedLadder(terms, around),
      // a supplier is paid the whole of its price
      supplierShare: minus(netOf(one), commissionByRules(one.rules)),
    }
  }
  const roomType = findRoomType(roomTypeId)?.roomType
  const net = netOf(one)
  return {
    name: roomType?.name ?? roomTypeId,
    nameEn: roomType?.nameEn ?? roomTypeId,
    isRefundable: name !== 'fixed',
    steps: cancelSteps(name, { total, net }, around),
    ladder: ladderOf(name),
    base: sharesOfRoom(net).base,
    supplierShare: supplierShareOf(one),
  }
}

function toldTerms({ supplied }: HeldStay, one: HeldRoom): QuotedTerms {
  if (supplied === null) throw new RangeError('a room with told terms has a supplier')
  const { askedQuote, quote, rate } = supplied
  const net = netOf(one)
  const agreed = [askedQuote, quote].find((quoted) => quoted?.total === net) ?? rate
  return withRules({ total: net, refunds: refundsOf(agreed) }, one.rules)
}
