import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decode } from 'bcbp'
import { boardingReference } from '#papers/boarding-reference.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'

const [sara] = sampleTicket.passengers
const [way] = sampleTicket.directions
const [flight] = way.segments
const number = sara.tickets[0]?.number ?? ''

test('the reference names passenger, flight, day and ticket, and no seat', () => {
  const { data, meta } = decode(boardingReference(way, sara, number) ?? '', 2026)
  const [leg] = data?.legs ?? []
  assert.equal(meta?.electronicTicketIndicator, 'E')
  assert.equal(data?.passengerName, 'MOHAMMADINEZHAD/SARA')
  assert.deepEqual(
    [leg?.operatingCarrierPNR, leg?.departureAirport, leg?.arrivalAirport, leg?.flightNumber],
    ['K7QX2M', 'THR', 'MHD', '1041'],
  )
  assert.equal(leg?.flightDate?.toISOString(), '2026-12-03T00:00:00.000Z')
  assert.deepEqual([leg?.airlineNumericCode, leg?.serialNumber], ['537', '2401736652'])
  assert.deepEqual([leg?.seatNumber, leg?.checkInSequenceNumber], [undefined, undefined])
})

test('a flight number is four figures and its suffix, and nobody of the ticket is checked in yet', () => {
  for (const [flightNumber, field] of [
    ['W5 112', '0112 '],
    ['W5 7', '0007 '],
    ['W5 1041', '1041 '],
    ['W5 112A', '0112A'],
    ['W5 1041Z', '1041Z'],
  ] as const) {
    const text = boardingReference({ ...way, segments: [{ ...flight, flightNumber }] }, sara, number) ?? ''
    // the first 60 characters are mandatory: 23 for name and ticket, then the leg
    assert.equal(text.slice(36, 44), `W5 ${field}`, flightNumber)
    assert.equal(text.slice(44, 48), '337Y', 'the day of the year and the compartment')
    assert.equal(text.slice(48, 57), ' '.repeat(9), 'neither seat nor sequence')
    assert.equal(text[57], '0', 'the ticket is issued, the passenger not checked in')
  }
})

test('two flights of one ticket stand in one reference', () => {
  const back = { ...flight, flightNumber: 'W5 1042', from: flight.to, to: flight.from }
  const { data } = decode(boardingReference({ ...way, segments: [flight, back] }, sara, number) ?? '', 2026)
  assert.deepEqual(
    data?.legs?.map((leg) => leg.departureAirport),
    ['THR', 'MHD'],
  )
})

for (const [what, passenger, ticketNumber] of [
  ['a Persian name in the Latin field', { ...sara, latinName: 'سارا' }, number],
  ['no Latin name at all', { ...sara, latinName: '', latinSurname: '' }, number],
  ['a ticket number that is not one', sara, '12345'],
] as const) {
  test(`there is no reference for ${what}`, () =>
    assert.equal(boardingReference(way, passenger, ticketNumber), null))
}

test('there is no reference for a flight number the layout cannot carry', () => {
  const odd = { ...way, segments: [{ ...flight, flightNumber: 'CHARTER' }] as const }
  assert.equal(boardingReference(odd, sara, number), null)
})
