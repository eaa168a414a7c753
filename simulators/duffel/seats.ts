import { createHash } from 'node:crypto'
import type { DuffelBooks } from './books.ts'
import type { DuffelFlight } from './journeys.ts'
import type { DuffelOffer } from './offer.ts'
import { layoutOf, rowsOf, type SeatLayout } from './seat-layouts.ts'

/** US cents */
const prices = { exit: 4200, front: 2800, middle: 1500, back: 0 } as const
const rowsInFront = 4
const rowsAtTheBack = 3

const exitWords = 'Passengers in an exit row must be 15 or older and able to assist in an emergency.'

export interface SeatServiceOf {
  readonly id: string
  readonly passenger: string
  readonly cents: number
  readonly designator: string
  /** among all flights of the offer */
  readonly flight: number
  /** the same for everybody who flies with it */
  readonly seat: string
}

/** No map: the airline has none, or sells no service on a flight. */
const mapless: ReadonlySet<string> = new Set(['J2', 'FZ'])

export function hasMap({ line }: DuffelFlight): boolean {
  return !mapless.has(line.airline) && line.isServiceless !== true
}

export function cabinOf(offer: DuffelOffer, flight: DuffelFlight): SeatLayout | undefined {
  return hasMap(flight) ? layoutOf(flight.line.aircraft[1], offer.brand.cabin) : undefined
}

export interface SeatRequest {
  readonly offer: DuffelOffer
  /** among all flights of the offer */
  readonly at: number
  readonly row: number
  readonly letter: string
}

/** Services for whom this seat is free; none where somebody has it. */
export function servicesOn(
  books: DuffelBooks,
  { offer, at, row, letter }: SeatRequest,
): readonly SeatServiceOf[] {
  const flight = offer.slices.flat()[at]
  const layout = flight && cabinOf(offer, flight)
  if (flight === undefined || layout === undefined) return []
  const designator = `${row}${letter}`
  const seat = seatKey(flight, designator)
  if (isSoldBefore(seat) || books.hasSeat(seat)) return []
  const isExit = layout.exits.includes(row)
  return offer.passengers
    .filter(({ type }) => type === 'adult' || (type === 'child' && !isExit))
    .map(({ id: passenger }) => ({
      id: `ase_${offer.id.slice(4)}F${at}S${designator}P${passenger.slice(4)}`,
      passenger,
      cents: priceOf(layout, row),
      designator,
      flight: at,
      seat,
    }))
}

export function seatServices(books: DuffelBooks, offer: DuffelOffer): readonly SeatServiceOf[] {
  return offer.slices.flat().flatMap((flight, at) => {
    const layout = cabinOf(offer, flight)
    if (layout === undefined) return []
    return rowsOf(layout).flatMap((row) =>
      lettersOf(layout, row).flatMap((letter) => servicesOn(books, { offer, at, row, letter })),
    )
  })
}

export function lettersOf({ sections, shorter }: SeatLayout, row: number): readonly string[] {
  const letters = [...sections.join('')]
  return row === shorter ? letters.slice(1, -1) : letters
}

export function disclosuresOf({ exits }: SeatLayout, row: number): readonly string[] {
  return exits.includes(row) ? [exitWords] : []
}

function priceOf({ rows: [first, last], exits }: SeatLayout, row: number): number {
  if (exits.includes(row)) return prices.exit
  if (row < first + rowsInFront) return prices.front
  return row > last - rowsAtTheBack ? prices.back : prices.middle
}

function seatKey({ line, departs }: DuffelFlight, designator: string): string {
  return `${line.airline} ${line.number} ${departs.toPlainDate().toString()} ${designator}`
}

/** A third of a cabin is sold by others; the same seats of a flight every time. */
function isSoldBefore(seat: string): boolean {
  return createHash('sha256').update(seat).digest().readUInt16BE(0) % 3 === 0
}
