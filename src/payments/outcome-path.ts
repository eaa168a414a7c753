/** What a payment was for. */
interface Paid {
  readonly attemptId: string
  readonly orderId?: string | null | undefined
  readonly tripId?: string | null | undefined
}

/** Where its payer is told what became of a payment: at the order, at the trip, or among his transactions. */
export function outcomePath({ attemptId, orderId, tripId }: Paid): string {
  if (orderId != null) return `/payment/${orderId}`
  return tripId == null
    ? `/profile/transactions?payment=${attemptId}`
    : `/profile/my-travels/trip?tripId=${tripId}`
}
