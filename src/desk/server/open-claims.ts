import { type DeskClaim, deskClaim } from '#desk/desk-claim.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Orders } from '#orders/server/door.ts'

interface Rooms {
  readonly flights: Pick<Flights, 'claims'>
  readonly orders: Pick<Orders, 'numbersOf'>
}

/** Of all orders, the earliest due first. */
export async function openDeskClaims({ flights, orders }: Rooms): Promise<readonly DeskClaim[]> {
  const claims = await flights.claims.open()
  const numbers = await orders.numbersOf(claims.map(({ orderId }) => orderId))
  return claims.map((claim) => ({ ...deskClaim(claim), orderNumber: numbers.get(claim.orderId) }))
}
