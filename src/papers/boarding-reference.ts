import { encode } from 'bcbp'
import type { DirectionFacts, PassengerFacts, SegmentFacts } from '#papers/ticket-facts.ts'

const readableName = /^[A-Z][A-Z ]*\/[A-Z][A-Z ]*$/u

/** Aztec content in the layout of IATA Resolution 792, without seat and sequence number:
 * not a boarding pass. Null when a name or code does not fit. */
export function boardingReference(
  { segments, pnr }: DirectionFacts,
  passenger: PassengerFacts,
  ticketNumber: string,
): string | null {
  const passengerName = `${passenger.latinSurname}/${passenger.latinName}`.toUpperCase().replaceAll('-', ' ')
  const number = /^(\d{3})-?(\d{10})$/u.exec(ticketNumber.replaceAll(' ', ''))
  const legs = segments.map((segment) => legOf(segment, pnr))
  if (!readableName.test(passengerName) || !number || !legs.every((leg) => leg !== null)) return null
  const [, airlineNumericCode = '', serialNumber = ''] = number
  return encode({
    meta: { electronicTicketIndicator: 'E' },
    data: { passengerName, legs: legs.map((leg) => ({ ...leg, airlineNumericCode, serialNumber })) },
  })
}

/** Passenger status: issued, not checked in. */
const issuedNotCheckedIn = '0'

function legOf(segment: SegmentFacts, pnr: string) {
  const flight = /^([A-Z0-9]{2}) ?(\d{1,4})([A-Z]?)$/u.exec(segment.flightNumber)
  const { from, to, departsAt, fareClass } = segment
  if (!flight || !/^[A-Z0-9]{5,7}$/u.test(pnr) || !/^[A-Z]{3}[A-Z]{3}$/u.test(from.iata + to.iata))
    return null
  const [, operatingCarrierDesignator = '', figures = '', suffix = ''] = flight
  return {
    operatingCarrierPNR: pnr,
    departureAirport: from.iata,
    arrivalAirport: to.iata,
    operatingCarrierDesignator,
    flightNumber: figures.padStart(4, '0') + suffix,
    flightDate: new Date(`${departsAt.toPlainDate().toString()}T00:00:00Z`),
    compartmentCode: /^[A-Z]$/u.test(fareClass) ? fareClass : 'Y',
    passengerStatus: issuedNotCheckedIn,
  }
}
