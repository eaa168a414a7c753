import * as z from 'zod/mini'
import type { Booking, SupplierTicket } from '#flights/supplier/order.ts'
import { amountIn } from '#flights/supplier/server/nira/classes-text.ts'
import { ticketsOf } from '#flights/supplier/server/nira/tickets-text.ts'
import { plus, type Rial, times, ZERO } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'

const Text = z._default(z.union([z.string(), z.number()]), '')
const Retrieved = z.object({
  Status: z._default(z.string(), 'ACTIVE'),
  Contact: z._default(z.string(), ''),
  AdultTP: Text,
  ChildTP: Text,
  InfantTP: Text,
  Passengers: z.array(z.object({ PassenferFirstName: z.string(), PassenferLastName: z.string() })),
  Tickets: z._default(
    z.array(z.object({ PassengerET: z.string(), ETStatus: z._default(z.string(), 'O') })),
    [],
  ),
})
export type Retrieved = z.infer<typeof Retrieved>

export function retrievedIn(data: unknown): Retrieved | undefined {
  const read = Retrieved.safeParse(data)
  return read.success ? read.data : undefined
}

const ticketStates: Readonly<Record<string, SupplierTicket['state']>> = {
  O: 'open',
  R: 'refunded',
  F: 'flown',
}

/** `LAST/FIRST:1012400000680`: in the travellers' order, empty while one is missing. */
export function ticketsRetrieved({ Tickets }: Retrieved, { travellers }: Booking): readonly SupplierTicket[] {
  const named = Tickets.map(({ PassengerET, ETStatus }) => {
    const [name = '', number = ''] = PassengerET.split(':')
    return { name, number: number.trim(), state: ticketStates[ETStatus] ?? 'open' }
  })
  const numbers = ticketsOf(travellers, named)
  return (numbers ?? []).map((number, passenger) => ({
    passenger,
    number,
    state: named.find((one) => one.number === number)?.state ?? 'open',
  }))
}

/** The current price; undefined when not stated. */
export function totalRetrieved(row: Retrieved, groups: readonly AgeGroup[]): Rial | undefined {
  const each = { adult: amountIn(row.AdultTP), child: amountIn(row.ChildTP), infant: amountIn(row.InfantTP) }
  let total = ZERO
  for (const group of groups) {
    const price = each[group]
    if (price === undefined || price === 0) return undefined
    total = plus(total, times(price, 1))
  }
  return total
}

/** Compares people and contact regardless of spelling. */
export function isOf({ Passengers, Contact }: Retrieved, { travellers, contact }: Booking): boolean {
  const letters = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '')
  const told = Passengers.map((one) => letters(one.PassenferLastName + one.PassenferFirstName)).toSorted()
  const ours = travellers.map(({ firstName, lastName }) => letters(lastName + firstName)).toSorted()
  const isSamePhone = Contact === '' || digits(Contact) === digits(contact.phone)
  return isSamePhone && told.length === ours.length && told.every((name, at) => name === ours[at])
}

/** the last ten digits, without country prefix */
function digits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}
