import * as z from 'zod/mini'
import type {
  CabinPlace,
  SeatCabin,
  SeatRow,
  SeatService,
  SeatsRequest,
  SupplierSeat,
  SupplierSeatMap,
} from '#flights/supplier/seats.ts'
import { idsOf, OfferWithServices } from '#flights/supplier/server/duffel/bags.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { displayedIn, type OfferView } from '#flights/supplier/server/duffel/offer-ref.ts'
import { minorIn, rialOf } from '#suppliers/foreign-amount.ts'
import { done, type Outcome, rejected } from '#suppliers/outcome.ts'

const Service = z.object({
  id: z.string(),
  passenger_id: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
})

const Element = z.object({
  type: z.string(),
  designator: z.nullish(z.string()),
  disclosures: z.nullish(z.array(z.string())),
  available_services: z.nullish(z.array(z.unknown())),
})
type Element = z.infer<typeof Element>

const Cabin = z.object({
  deck: z._default(z.number(), 0),
  wings: z.nullish(z.object({ first_row_index: z.number(), last_row_index: z.number() })),
  rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(Element) })) })),
})
type Cabin = z.infer<typeof Cabin>

const SeatMap = z.object({ segment_id: z.string(), cabins: z.array(Cabin) })
const SeatMaps = z.object({ data: z.array(z.unknown()) })

/** Flights without a map, and maps that cannot be read, are left out. */
export async function seatsAtDuffel(
  desk: DuffelDesk,
  { offerRef, party }: SeatsRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly SupplierSeatMap[]>> {
  const shown = displayedIn(offerRef)
  if (shown === undefined) return rejected('gone', 'no offer of this supplier')
  const [offer, maps] = await Promise.all([
    askDuffel(
      desk,
      { path: `/offers/${shown.id}`, query: { return_available_services: true }, shape: OfferWithServices },
      signal,
    ),
    askDuffel(desk, { path: '/seat_maps', query: { offer_id: shown.id }, shape: SeatMaps }, signal),
  ])
  const [told, mapped] = [unsent(offer), unsent(maps)]
  if (told.kind !== 'done') return told
  if (mapped.kind !== 'done') return mapped
  const flights = told.value.data.slices.flatMap(({ segments }) => segments.map(({ id }) => id))
  const sold = { ids: idsOf(told.value.data, party), shown }
  return done(mapped.value.data.flatMap((one) => mapOf(one, { ...sold, flights })))
}

interface Sold {
  /** the offer's passenger ids, in the travellers' order */
  readonly ids: readonly (string | undefined)[]
  readonly shown: OfferView
}

function mapOf(
  one: unknown,
  { flights, ...sold }: Sold & { readonly flights: readonly string[] },
): readonly SupplierSeatMap[] {
  const read = SeatMap.safeParse(one)
  const part = read.success ? flights.indexOf(read.data.segment_id) : -1
  if (!read.success || part < 0) return []
  return [{ part, cabins: read.data.cabins.map((cabin) => cabinOf(cabin, sold)) }]
}

function cabinOf({ deck, wings, rows }: Cabin, sold: Sold): SeatCabin {
  return {
    deck,
    rows: rows.map(
      ({ sections }, at): SeatRow => ({
        isOverWing: wings != null && at >= wings.first_row_index && at <= wings.last_row_index,
        sections: sections.map(({ elements }) => elements.map((element) => elementOf(element, sold))),
      }),
    ),
  }
}

const seatTypes: readonly string[] = ['seat', 'restricted_seat_general']

const places: Readonly<Record<string, CabinPlace>> = {
  empty: 'empty',
  bassinet: 'bassinet',
  exit_row: 'exit',
  lavatory: 'lavatory',
  galley: 'galley',
  closet: 'closet',
  stairs: 'stairs',
}

function elementOf(element: Element, sold: Sold): SupplierSeat | CabinPlace {
  const { type, designator, disclosures } = element
  if (!seatTypes.includes(type)) return places[type] ?? 'other'
  if (designator == null || !/^\d{1,3}[A-Z]$/.test(designator)) return 'other'
  return { designator, services: servicesOf(element, sold), disclosures: disclosures ?? [] }
}

/** At most one for each person; in another currency it is none. */
function servicesOf({ available_services: told }: Element, { ids, shown }: Sold): SupplierSeat['services'] {
  const services = (told ?? []).flatMap((one) => {
    const read = Service.safeParse(one)
    return read.success && read.data.total_currency === shown.currency ? [read.data] : []
  })
  return ids.map((passenger): SeatService | null => {
    const own = services.find(({ passenger_id: of }) => of === passenger)
    const minor = own && minorIn(own.total_amount)
    return own === undefined || minor === undefined
      ? null
      : { id: own.id, minor, price: rialOf(minor, shown) }
  })
}
