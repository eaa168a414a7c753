/** §2: the refund page of an order. */
export function refundPath(orderId: string): string {
  return `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
}

/** The result of the payment, and what was bought. */
export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
