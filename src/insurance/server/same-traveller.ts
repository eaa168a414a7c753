import type { OrderPassenger } from '#orders/order.ts'

/** By name and day of birth: a ticket and a policy may be of two documents. */
export function personKey(person: OrderPassenger | undefined): string {
  return person === undefined
    ? ''
    : `${person.firstName} ${person.lastName} ${person.birthDate}`.toUpperCase()
}
