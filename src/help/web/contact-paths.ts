/** Where one writes to us, about an order or about none. */
export function writePath(orderId?: string): string {
  return contactPath(orderId === undefined ? {} : { orderId })
}

/** Where one chooses the hour at which we call. */
export function callPath(orderId?: string): string {
  return contactPath({ by: 'call', ...(orderId !== undefined && { orderId }) })
}

function contactPath(query: Readonly<Record<string, string>>): string {
  const search = String(new URLSearchParams(query))
  return `/contact-us${search === '' ? '' : `?${search}`}#write`
}
