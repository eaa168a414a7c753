/** Where one writes to us, about an order or about none. */
export function writePath(orderId?: string): string {
  return `${contactPath(orderId)}#write`
}

/** Where one chooses the hour at which we call. */
export function callPath(orderId?: string): string {
  return `${contactPath(orderId)}#call`
}

function contactPath(orderId: string | undefined): string {
  return orderId === undefined ? '/contact-us' : `/contact-us?orderId=${orderId}`
}
