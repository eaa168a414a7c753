/** §2: the refund page of an order. */
export function refundPath(orderId: string): string {
  return `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
}

/** The page of what is bought together. */
export function tripPath(tripId: string): string {
  return `/profile/my-travels/trip?tripId=${tripId}`
}

/** The page that tells what became of an order's payment, and shows what was bought. */
export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
