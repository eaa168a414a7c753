import type { PassFlight } from '#flights/passes/pass-flight.ts'

export interface GoogleIssuer {
  readonly issuer: string
  readonly email: string
}

/** What Google's save link carries: a class for each flight, an object for each ticket on it. */
export function googlePasses(
  flights: readonly PassFlight[],
  { issuer, email }: GoogleIssuer,
): { readonly iss: string; readonly aud: 'google'; readonly typ: 'savetowallet'; readonly payload: object } {
  return {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      flightClasses: flights.map((flight) => flightClass(flight, issuer)),
      flightObjects: flights.map((flight) => flightObject(flight, issuer)),
    },
  }
}

function flightClass({ serial, brand, segment }: PassFlight, issuer: string): object {
  const [carrier = '', number = ''] = segment.flightNumber.split(' ')
  return {
    id: classId(serial, issuer),
    issuerName: brand.name,
    reviewStatus: 'UNDER_REVIEW',
    localScheduledDepartureDateTime: local(segment.departsAt),
    localScheduledArrivalDateTime: local(segment.arrivesAt),
    flightHeader: { carrier: { carrierIataCode: carrier }, flightNumber: number },
    origin: { airportIataCode: segment.from.iata },
    destination: { airportIataCode: segment.to.iata },
  }
}

function flightObject(flight: PassFlight, issuer: string): object {
  const { serial, brand, pnr, ticketNumber, passengerName, ticketAddress, seat, isCancelled } = flight
  return {
    id: `${issuer}.${serial}`,
    classId: classId(serial, issuer),
    state: isCancelled ? 'INACTIVE' : 'ACTIVE',
    passengerName,
    ...(seat !== undefined && { boardingAndSeatingInfo: { seatNumber: seat } }),
    reservationInfo: { confirmationCode: pnr, eticketNumber: ticketNumber },
    hexBackgroundColor: brand.colours.band,
    barcode: { type: 'QR_CODE', value: ticketAddress },
  }
}

const classId = (serial: string, issuer: string): string => `${issuer}.flight-${serial}`

/** Local to the airport, without an offset, with seconds. */
const local = (at: Temporal.PlainDateTime): string => at.toString({ smallestUnit: 'second' })
