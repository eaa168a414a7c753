/** The page on which an order is confirmed and paid. */
export function confirmPath(orderId: string): string {
  return `/confirm?${new URLSearchParams({ orderId })}`
}

/** The page that tells what became of its payment, and shows the ticket. */
export function paymentPath(orderId: string): string {
  return `/payment/${orderId}`
}
