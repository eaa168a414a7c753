import { chosen } from '#flights/choosing/server/chosen.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import type { SeatMap, SeatOffer } from '#flights/seats/seat.ts'
import type { Room } from '#flights/server/room.ts'
import type { SeatCabin } from '#flights/supplier/seats.ts'
import { seatsThere } from '#flights/supplier/server/supplier-seats.ts'

/** Maps of the flights whose seller tells one, in flying order. */
export async function seatMaps(room: Room, asked: JourneyChosen): Promise<readonly SeatMap[]> {
  const { search, legs } = await chosen(room, asked)
  const sold = legs.map(({ leg }) => leg)
  const there = await seatsThere(room, { legs: sold, party: search.party, isBuying: false })
  return there
    .flatMap(({ leg, flight, cabins }) => {
      const departure = sold[leg]?.fares[flight]?.departure
      if (departure === undefined) return []
      return {
        leg,
        flight,
        flightNumber: departure.flightNumber,
        aircraft: departure.aircraft,
        from: cityName(departure.origin),
        to: cityName(departure.destination),
        cabins: cabins.map(shown),
      }
    })
    .toSorted((a, b) => a.leg - b.leg || a.flight - b.flight)
}

function shown({ deck, rows }: SeatCabin): SeatCabin<SeatOffer> {
  return {
    deck,
    rows: rows.map(({ isOverWing, sections }) => ({
      isOverWing,
      sections: sections.map((elements) =>
        elements.map((one) => {
          if (typeof one === 'string') return one
          const { designator, services, disclosures } = one
          return { designator, prices: services.map((service) => service?.price ?? null), disclosures }
        }),
      ),
    })),
  }
}
