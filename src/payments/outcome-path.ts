interface Paid {
  readonly attemptId: string
  readonly orderId?: string | null | undefined
  readonly tripId?: string | null | undefined
  /** the page of a share, at which its payer began */
  readonly returnTo?: string | undefined
}

export function outcomePath({ attemptId, orderId, tripId, returnTo }: Paid): string {
  if (returnTo !== undefined) return `${returnTo}?payment=${attemptId}`
  if (orderId != null) return `/payment/${orderId}`
  return tripId == null
    ? `/profile/transactions?payment=${attemptId}`
    : `/profile/my-travels/trip?tripId=${tripId}`
}

/** Our page that posts the payer to a bank. */
export function goPath(attemptId: string, purpose: string): string {
  return purpose === 'share' ? `/pay/go/${attemptId}` : `/payment/go/${attemptId}`
}

/** Our page with the form of a card from abroad. */
export function cardPath(attemptId: string, purpose: string): string {
  return purpose === 'share' ? `/pay/card?id=${attemptId}` : `/confirm/hyperpay?id=${attemptId}`
}
