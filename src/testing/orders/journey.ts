import type { NewOrder } from '#orders/server/orders.ts'

/** A direction from Tehran to Mashhad as it is ordered; all but the first return. */
export function journeyOf(
  departure: Temporal.ZonedDateTime,
  leg: number,
  proposalId = String(leg),
): NewOrder['journeys'][number] {
  return {
    proposalId,
    isReturning: leg > 0,
    airlineCode: 'W5',
    airlineName: 'ماهان',
    flightNumber: 'W5 1041',
    origin: 'THR',
    originName: 'تهران',
    destination: 'MHD',
    destinationName: 'مشهد',
    stops: [],
    departsLocal: departure.toPlainDateTime(),
    arrivesLocal: departure.toPlainDateTime().add({ minutes: 85 }),
    departsAt: departure.toInstant(),
  }
}
