interface Paid {
  readonly attemptId: string
  readonly orderId?: string | null | undefined
  readonly tripId?: string | null | undefined
}

export function outcomePath({ attemptId, orderId, tripId }: Paid): string {
  if (orderId != null) return `/payment/${orderId}`
  return tripId == null
    ? `/profile/transactions?payment=${attemptId}`
    : `/profile/my-travels/trip?tripId=${tripId}`
}
