/** §2: the page of an order's tickets, where they are given back. */
export function refundPath(orderId: string): string {
  return `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
}

/** The page that tells what became of an order's payment, and shows what was bought. */
export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
