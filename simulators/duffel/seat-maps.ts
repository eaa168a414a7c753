import type { DuffelBooks } from './books.ts'
import type { DuffelDesk } from './desk.ts'
import { notFound } from './errors.ts'
import type { DuffelOffer } from './offer.ts'
import { amount, segmentId, sliceId } from './offer-view.ts'
import { rowsOf, type SeatLayout } from './seat-layouts.ts'
import { cabinOf, disclosuresOf, lettersOf, servicesOn } from './seats.ts'
import { respondOrFail } from './weather.ts'

/** https://duffel.com/docs/api/seat-maps: one map a segment; none of an airline that has none. */
export function serveSeatMaps({ app, books, offers, faults, count }: DuffelDesk): void {
  app.get<{ Querystring: { readonly offer_id?: string } }>('/air/seat_maps', (request, reply) => {
    count('seats')
    return respondOrFail(faults, { call: 'seats', request, reply }, () => {
      const offer = offers.get(request.query.offer_id ?? '')
      if (offer === undefined) throw notFound('offer')
      return { status: 200, data: mapsView(books, offer) }
    })
  })
}

function mapsView(books: DuffelBooks, offer: DuffelOffer): readonly object[] {
  const places = offer.slices.flatMap((way, slice) => way.map((flight, nth) => ({ flight, slice, nth })))
  return places.flatMap(({ flight, slice, nth }, at) => {
    const layout = cabinOf(offer, flight)
    if (layout === undefined) return []
    const segment = segmentId(offer, slice, nth)
    return {
      id: segment.replace('seg_', 'sea_'),
      slice_id: sliceId(offer, slice),
      segment_id: segment,
      cabins: [cabinView(books, offer, { at, layout })],
    }
  })
}

interface OnFlight {
  readonly at: number
  readonly layout: SeatLayout
}

function cabinView(books: DuffelBooks, offer: DuffelOffer, { at, layout }: OnFlight): object {
  const rows = rowsOf(layout).flatMap((row) => {
    const seats = {
      sections: layout.sections.map((letters) => seatsView(books, offer, { at, layout, row, letters })),
    }
    return layout.exits.includes(row) ? [marks(layout, 'exit_row'), seats] : [seats]
  })
  const all = [...rows, marks(layout, 'lavatory'), marks(layout, 'galley')]
  return {
    cabin_class: offer.brand.cabin,
    deck: 0,
    aisles: layout.sections.length - 1,
    wings: wingsOf(layout),
    rows: all,
  }
}

function wingsOf({ wings, rows: [first], exits }: SeatLayout): object | null {
  if (wings === null) return null
  // exits have rows of their own
  const index = (row: number) => row - first + exits.filter((exit) => exit <= row).length
  return { first_row_index: index(wings[0]), last_row_index: index(wings[1]) }
}

function marks({ sections }: SeatLayout, type: 'exit_row' | 'lavatory' | 'galley'): object {
  return { sections: sections.map(() => ({ elements: [{ type }] })) }
}

function seatsView(
  books: DuffelBooks,
  offer: DuffelOffer,
  { at, layout, row, letters }: OnFlight & { readonly row: number; readonly letters: string },
): object {
  const there = lettersOf(layout, row)
  return {
    elements: [...letters].map((letter) =>
      there.includes(letter)
        ? {
            type: 'seat',
            designator: `${row}${letter}`,
            name: layout.exits.includes(row) ? 'Extra legroom' : 'Standard',
            disclosures: disclosuresOf(layout, row),
            available_services: servicesOn(books, { offer, at, row, letter }).map(
              ({ id, passenger, cents }) => ({
                id,
                passenger_id: passenger,
                total_amount: amount(cents),
                total_currency: 'USD',
              }),
            ),
          }
        : { type: 'empty' },
    ),
  }
}
