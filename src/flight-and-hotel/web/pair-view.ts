import { fullDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { type PairChoice, type PairSearch, pairPath } from '#flight-and-hotel/address.ts'
import { partyOfRooms } from '#flight-and-hotel/party-of-rooms.ts'
import type { Offer } from '#flight-and-hotel/server/flight-and-hotel.ts'
import { flightView } from '#flight-and-hotel/web/flight-view.ts'
import { stayView } from '#flight-and-hotel/web/stay-view.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { roomsInWords } from '#hotels/web/hotel-words.ts'
import { persianDigits } from '#money/digits.ts'
import { headCount } from '#passengers/party.ts'
import { findCity } from '#places/airports.ts'

export type PairView = ReturnType<typeof pairView>

/** What is chosen, with what there is instead of it: every way on keeps the other part. */
export function pairView(search: PairSearch, offer: Offer) {
  const choice = choiceOf(offer)
  const pathTo = (other: Partial<PairChoice>, page?: string) =>
    pairPath(search, { ...choice, ...other }, page)
  const flight = 'none' in offer.flight ? offer.flight : flightView(offer.flight, pathTo)
  const stay = 'none' in offer.stay ? offer.stay : stayView(offer.stay, pathTo)
  const party = partyOfRooms(search.rooms)
  return {
    title: `پرواز و هتل ${nameOf(search.destination)}`,
    asked: [
      `${nameOf(search.origin)} به ${nameOf(search.destination)}`,
      `${weekdayDayMonth(search.out)} تا ${weekdayDayMonth(search.back)}`,
      roomsInWords(search.rooms),
    ],
    inShort: `${fullDate(search.out)}، ${persianDigits(headCount(party))} مسافر`,
    party: partyWords(party),
    people: persianDigits(headCount(party)),
    flight,
    stay,
    both:
      'none' in flight || 'none' in stay
        ? undefined
        : {
            total: flight.total + stay.total,
            backNow: flight.back[0].refund + stay.back[0].refund,
            next: pathTo({}, '/flight-and-hotel/travellers'),
          },
  }
}

function choiceOf({ flight, stay }: Offer): PairChoice {
  return {
    flights: 'none' in flight ? [] : flight.lists.map(({ chosen }) => chosen.proposalId),
    hotelId: 'none' in stay ? undefined : stay.detail.hotel.id,
    rateIds: 'none' in stay ? [] : stay.rates.map(({ rateId }) => rateId),
  }
}

/** An address may name any three letters. */
function nameOf(code: string): string {
  return findCity(code)?.name ?? code
}
