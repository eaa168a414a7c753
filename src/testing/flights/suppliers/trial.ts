import { randomUUID } from 'node:crypto'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { Booking, SupplierTraveller } from '#flights/supplier/order.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { groupsOf, type Party } from '#passengers/party.ts'
import type { TestRates } from '#testing/money/selling-rates.ts'

export type TrialFault =
  | 'search-hangs'
  | 'search-garbage'
  | 'search-down'
  | 'hold-lost'
  | 'hold-garbage'
  | 'hold-hangs'
  | 'issue-lost'

export interface StoredBook {
  readonly state: 'held' | 'issued' | 'cancelled'
  readonly tickets: number
  readonly refunded: number
}

export interface SupplierOnTrial {
  readonly supplier: FlightSupplier
  /** what it sells by; undefined where it asks rial */
  readonly rates?: TestRates
  /** a search of `family` that has offers */
  readonly query: SearchQuery
  /** must never appear in the adapter's output */
  readonly secrets: readonly string[]
  order(fault: TrialFault): void
  /** the next bag after the ticket is bought and not answered; undefined where none is sold */
  loseBag?(): void
  /** the next confirmation of a change is made and not answered; undefined where none is made */
  loseChange?(): void
  ordinary(offers: readonly SupplierOffer[]): SupplierOffer | undefined
  refused(offers: readonly SupplierOffer[]): SupplierOffer | undefined
  /** airline change: three hours late, or cancelled; undefined where the protocol has none */
  changed?(ref: string, how: 'late' | 'cancelled'): Promise<void>
  books(): Promise<readonly StoredBook[]>
  /** idempotent */
  close(): Promise<void>
}

export const family: Party = { adults: 2, children: 1, infants: 1 }

const people: Readonly<Record<SupplierTraveller['group'], readonly (readonly [string, string])[]>> = {
  adult: [
    ['Sara', '1992-08-15'],
    ['Reza', '1990-01-09'],
  ],
  child: [['Omid', '2018-05-02']],
  infant: [['Nika', '2026-05-22']],
}

export function aBooking(offer: SupplierOffer, party: Party): Booking {
  const seen = { adult: 0, child: 0, infant: 0 }
  const travellers = groupsOf(party).map((group, at): SupplierTraveller => {
    const [firstName, birthDate] = people[group][seen[group]++] ?? ['Mina', '1991-03-03']
    const document =
      offer.document === 'passport'
        ? { kind: 'passport', number: `P1234567${at}`, country: 'IRN', expiresOn: '2031-01-01' }
        : { kind: 'nationalCode', number: '0084575948' }
    const gender = group === 'child' ? 'Male' : 'Female'
    return { group, firstName, lastName: 'Mohammadi', gender, birthDate, document } as SupplierTraveller
  })
  return {
    key: randomUUID(),
    offerRef: offer.ref,
    travellers,
    contact: { phone: '09123456789', email: null },
    total: totalFor(offer.prices, party),
  }
}
