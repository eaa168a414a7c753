export function confirmPath(orderId: string): string {
  return `/confirm?${new URLSearchParams({ orderId })}`
}

/** The form of an unpaid order, filled with whoever stands on it. */
export function editPath(orderId: string): string {
  return `/add-passenger?${new URLSearchParams({ order: orderId })}`
}
