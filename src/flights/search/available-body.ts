import { tripTypes } from '#flights/enumerations.ts'
import type { AvailableBody } from '#flights/requests.ts'
import type { Search } from '#flights/search/search-params.ts'

export type PartyInCabin = Pick<AvailableBody, 'adults' | 'children' | 'infants' | 'cabinClass'>

type Who = Pick<Search, 'adults' | 'children' | 'infants'> & { readonly cabin?: Search['cabin'] | undefined }

export function partyInCabin({ adults, children, infants, cabin }: Who): PartyInCabin {
  return { adults, children, infants, ...(cabin !== undefined && { cabinClass: cabin }) }
}

export function availableBody({ origin, destination, date, back, legs, ...who }: Search): AvailableBody {
  return {
    origin,
    destination,
    ...tripOf({ date, back, legs }),
    ...partyInCabin(who),
  }
}

export function searchIn(body: AvailableBody): Search {
  const { flightType, origin, destination, dates, legs, cabinClass, adults, children, infants } = body
  const [date = '', back] = dates
  const cabin = ([1, 2, 3] as const).find((each) => each === cabinClass)
  return {
    origin,
    destination,
    date,
    adults,
    children,
    infants,
    ...(flightType === tripTypes.roundTrip && back !== undefined && { back }),
    ...(flightType === tripTypes.multiDestination && legs && { legs }),
    ...(cabin && { cabin }),
  }
}

interface Days {
  readonly date: string
  readonly back: string | undefined
  readonly legs: Search['legs'] | undefined
}

function tripOf({ date, back, legs }: Days): Pick<AvailableBody, 'flightType' | 'dates' | 'legs'> {
  if (legs !== undefined) return { flightType: tripTypes.multiDestination, dates: [date], legs: [...legs] }
  if (back !== undefined) return { flightType: tripTypes.roundTrip, dates: [date, back] }
  return { flightType: tripTypes.oneWay, dates: [date] }
}
