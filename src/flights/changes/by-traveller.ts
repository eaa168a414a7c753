export interface DirectionOfOrder {
  readonly isInternational: boolean
  /** bought with others as one trip, of which a hotel would stay behind */
  readonly isOfTrip: boolean
  readonly onCredit: boolean
  /** its seller changes the whole order by itself (`sellers-order.ts`) */
  readonly isBySeller: boolean
}

/** As the refusals name it. */
export type NotByTraveller = 'CHANGED_BY_SUPPORT' | 'CHANGED_ON_CREDIT' | 'TRIP_CHANGED_BY_SUPPORT'

/** Why a traveller does not change the day of a direction himself; undefined where he does. Whoever does not leaves it
 * to the house as a date request. */
export function whyNotByTraveller({
  isInternational,
  isOfTrip,
  onCredit,
  isBySeller,
}: DirectionOfOrder): NotByTraveller | undefined {
  if (isInternational && !isBySeller) return 'CHANGED_BY_SUPPORT'
  if (onCredit) return 'CHANGED_ON_CREDIT'
  return isOfTrip ? 'TRIP_CHANGED_BY_SUPPORT' : undefined
}
