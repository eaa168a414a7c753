export type LiveEvent =
  /** events may have been missed */
  | { readonly type: 'refetch' }
  | { readonly type: 'order'; readonly orderId: string; readonly status: string }
  /** another price waits for a yes; the page reads it by its call */
  | { readonly type: 'price'; readonly orderId: string }
  /** so do the shares of an order that others pay */
  | { readonly type: 'shares'; readonly orderId: string }
  | { readonly type: 'conversation'; readonly orderId: string | null }

export function eventIn(text: unknown): LiveEvent | undefined {
  const event: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
  if (typeof event !== 'object' || event === null || !('type' in event)) return undefined
  if (event.type === 'refetch') return { type: event.type }
  if (!('orderId' in event)) return undefined
  const { type, orderId } = event
  if (type === 'conversation') return { type, orderId: typeof orderId === 'string' ? orderId : null }
  if (type === 'price' || type === 'shares') return { type, orderId: String(orderId) }
  if (type !== 'order' || !('status' in event)) return undefined
  return { type, orderId: String(orderId), status: String(event.status) }
}
