export function confirmPath(orderId: string): string {
  return `/confirm?${new URLSearchParams({ orderId })}`
}
