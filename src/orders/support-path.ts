/** The conversation about an order, or about none. */
export function supportPath(orderId?: string | null): string {
  return orderId == null ? '/support' : `/support?orderId=${orderId}`
}
