import { randomUUID } from 'node:crypto'
import type { HotelBooking } from '#hotels/supplier/booking.ts'
import type { OfferedRate, Quote } from '#hotels/supplier/offer.ts'
import type { HotelSupplier, Lodged } from '#hotels/supplier/supplier.ts'
import type { Outcome } from '#suppliers/outcome.ts'
import type { TestRates } from '#testing/money/selling-rates.ts'

export type TrialFault =
  | 'search-hangs'
  | 'search-garbage'
  | 'search-down'
  | 'quote-gone'
  | 'quote-dearer'
  | 'book-lost'
  | 'book-garbage'
  | 'book-hangs'
  | 'book-busy'
  | 'cancel-lost'

export interface StoredBook {
  readonly ref: string
  readonly isCancelled: boolean
}

export interface HotelSupplierOnTrial {
  readonly supplier: HotelSupplier
  /** what it sells by */
  readonly rates: TestRates
  /** a city it sells in, and one it does not */
  readonly cityCode: string
  readonly otherCity: string
  readonly lodged: Lodged
  /** never repeated in what the adapter answers */
  readonly secrets: readonly string[]
  order(fault: TrialFault): void
  books(): readonly StoredBook[]
  /** the simulator is gone; harmless again */
  close(): Promise<void>
}

export const long = () => ({ signal: AbortSignal.timeout(20_000) })
export const short = () => ({ signal: AbortSignal.timeout(300) })

export function value<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(outcome)}`)
  return outcome.value
}

export async function ordinary({ supplier, cityCode, lodged }: HotelSupplierOnTrial): Promise<OfferedRate> {
  const [found] = value(await supplier.search({ ...lodged, cityCode }, long())).toSorted(
    (a, b) => a.cheapest - b.cheapest,
  )
  if (found === undefined) throw new Error('nothing is offered')
  const rates = value(await supplier.rates({ ...lodged, hotelRef: found.hotel.ref }, long()))
  const rate = rates.find(({ refunds }) => refunds.length > 0)
  if (rate === undefined) throw new Error('nothing can be given back')
  return rate
}

export async function quoted(at: HotelSupplierOnTrial): Promise<{ rate: OfferedRate; quote: Quote }> {
  const rate = await ordinary(at)
  return { rate, quote: value(await at.supplier.quote(rate, long())) }
}

export function aBooking({ ref, total }: Quote): HotelBooking {
  return {
    key: randomUUID(),
    quoteRef: ref,
    leaders: [{ firstName: 'SARA', lastName: 'MOHAMMADI' }],
    contact: { phone: '09123456789', email: null },
    total,
  }
}
