import type { Trx } from '#database/database.ts'
import type { Room } from '#orders/server/room.ts'
import { agreeToTrip } from '#orders/server/trips/agree.ts'
import { capturedTrip } from '#orders/server/trips/captured.ts'
import { tripDetailsOf } from '#orders/server/trips/details.ts'
import type { AddedToTrip, AgreedPrices, CapturedTrip, NewTrip, Trips } from '#orders/server/trips/door.ts'
import { leaveTrip } from '#orders/server/trips/leave.ts'
import { addToTrip, makeTrip } from '#orders/server/trips/make.ts'
import { confirmTripFromWallet, payableTrip, walletWouldPayTrip } from '#orders/server/trips/pay.ts'
import { ordersOf, ownTrip } from '#orders/server/trips/record.ts'

export function openTrips(room: Room): Trips {
  return {
    make: (wish: NewTrip) => makeTrip(room, wish),
    add: (wish: AddedToTrip) => addToTrip(room, wish),
    ofUser: (tripId, userId, trx = room.database) => ownTrip(trx, tripId, userId),
    detailsOf: (userId, tripId) => tripDetailsOf(room, userId, tripId),
    ordersOf: (tripId, trx = room.database) => ordersOf(trx, tripId),
    async orderIdsOf(tripId, userId) {
      await ownTrip(room.database, tripId, userId)
      return (await ordersOf(room.database, tripId)).map(({ orderId }) => orderId)
    },
    payable: (tripId, userId, { useWallet = false } = {}) => payableTrip(room, { tripId, userId, useWallet }),
    walletWouldPay: (tripId, userId) => walletWouldPayTrip(room, tripId, userId),
    confirmFromWallet: (tripId, userId) => confirmTripFromWallet(room, tripId, userId),
    agree: (wish: AgreedPrices) => agreeToTrip(room, wish),
    leave: (tripId, userId) => leaveTrip(room, tripId, userId),
    captured: (trx: Trx, attempt: CapturedTrip) => capturedTrip(room, trx, attempt),
  }
}
