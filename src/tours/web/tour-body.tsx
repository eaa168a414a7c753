import { useSearchParams } from 'react-router'
import { partyIn } from '#tours/party.ts'
import type { TourDetail } from '#tours/responses.ts'
import { TourContents } from '#tours/web/tour-contents.tsx'
import { TourHotels } from '#tours/web/tour-hotels.tsx'
import { TourParts } from '#tours/web/tour-parts.tsx'
import { TourParty } from '#tours/web/tour-party.tsx'
import { TourPenalties } from '#tours/web/tour-penalties.tsx'
import { TourProgramme } from '#tours/web/tour-programme.tsx'

/** Hotel and beds live in the address: a link to it is what was chosen. */
export function TourBody({ tour }: { readonly tour: TourDetail }) {
  const [params] = useSearchParams()
  const chosen = tour.hotels.find(({ hotelId }) => hotelId === params.get('stay')) ?? tour.hotels[0]
  if (chosen === undefined) return null
  return (
    <>
      <div className="tour-parts">
        <TourHotels tour={tour} chosen={chosen} params={params} />
      </div>
      <TourParty tour={tour} hotel={chosen} counts={partyIn(params)} params={params} />
      <div className="tour-parts">
        <TourParts hotel={chosen} nights={tour.nights} airline={tour.outbound.airlineName} />
        <TourProgramme tour={tour} />
        <TourContents tour={tour} />
        <TourPenalties tour={tour} hotel={chosen} />
      </div>
    </>
  )
}
