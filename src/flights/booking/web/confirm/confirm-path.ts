/** The page on which an order is confirmed and paid. */
export function confirmPath(orderId: string): string {
  return `/confirm?${new URLSearchParams({ orderId })}`
}
