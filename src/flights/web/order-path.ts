/** §2: the page of an order of flights. */
export function flightOrderPath(orderId: string): string {
  return `/profile/my-travels/order-details?orderId=${orderId}`
}

export function anotherFlightPath(orderId: string, leg: number): string {
  return `/profile/my-travels/order-details/another-flight?orderId=${orderId}&leg=${leg}`
}

/** Hours, place, bags and papers of the day. */
export function travelDayPath(orderId: string): string {
  return `/profile/my-travels/order-details/travel-day?orderId=${orderId}`
}

/** Where somebody on an issued ticket is put right. */
export function correctionPath(orderId: string, position: number): string {
  return `/profile/my-travels/order-details/correct?orderId=${orderId}&position=${position}`
}

interface DateChangeAddress {
  readonly leg?: number
  readonly who?: readonly number[]
  readonly from?: string
  readonly day?: string
}

/** Which direction, who, the first day of those shown and the chosen one; each is left out until it is known. */
export function dateChangePath(orderId: string, { leg, who, from, day }: DateChangeAddress = {}): string {
  const query = new URLSearchParams({ orderId })
  if (leg !== undefined) query.set('leg', String(leg))
  for (const one of who ?? []) query.append('who', String(one))
  if (from !== undefined) query.set('from', from)
  if (day !== undefined) query.set('day', day)
  return `/profile/my-travels/order-details/change-date?${query}`
}
