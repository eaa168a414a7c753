import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemPrices } from '#flights/choosing/fare-prices.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { departureOf, type FareRow, fareOf } from '#flights/inventory/server/on-sale-rows.ts'
import { legOf } from '#flights/search/server/leg.ts'
import { fromToman } from '#money/rial.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { airportOf } from '#places/airports.ts'

function flight(
  id: number,
  told: { from: string; to: string; leaves: string; lands: string; airline?: string },
  more: Partial<FareRow> = {},
) {
  const [departs, arrives] = [told.leaves, told.lands].map((at) =>
    Temporal.PlainDateTime.from(`2026-12-${at}`),
  )
  const prices = systemPrices(fromToman(10_000_000))
  const zoned = (at: typeof departs, iata: string) =>
    at?.toZonedDateTime(airportOf(iata).timeZone).toInstant()
  const [departsAt, arrivesAt] = [zoned(departs, told.from), zoned(arrives, told.to)]
  assert.ok(departs && arrives && departsAt && arrivesAt && prices[0])
  const row: FareRow = {
    id,
    day_id: id,
    departure_id: id,
    is_charter: false,
    seller: 'airline',
    contract: null,
    fare_class: 'Y',
    cabin: 1,
    adult_total: prices[0].total,
    prices,
    checked_kg: 30,
    checked_unit: 'Kg',
    ladder_id: penaltyLadders[0]?.id ?? '',
    ladder: null,
    supplier: 'own',
    offer_id: null,
    offer_part: 0,
    offer_parts: 1,
    told_price: null,
    supplier_ref: null,
    closes_at: departsAt.subtract({ hours: 4 }),
    airline_id: told.airline ?? 'qatar-airways',
    flight_number: 100 + id,
    aircraft: 'A320',
    operated_by: null,
    stops_at: [],
    rule_text: null,
    date: departs.toPlainDate(),
    departs_local: departs,
    arrives_local: arrives,
    departs_at: departsAt,
    duration_minutes: departsAt.until(arrivesAt).total('minutes'),
    origin: told.from,
    destination: told.to,
    ...more,
  }
  return fareOf(row, departureOf(row))
}

const out = flight(1, { from: 'IKA', to: 'DOH', leaves: '03T22:00', lands: '03T23:40' })
const on = flight(2, { from: 'DOH', to: 'LHR', leaves: '04T08:10', lands: '04T13:05' })
const other = flight(3, {
  from: 'DOH',
  to: 'LHR',
  leaves: '04T04:10',
  lands: '04T09:05',
  airline: 'british-airways',
})

test('a direction is as long as from its first take-off to its last landing, by the clocks of the world', () => {
  const { group, proposalId, isInternational, closesAtMs } = legOf([out, on])
  assert.deepEqual(
    [group.departureDate, group.departureTime, group.arrivalDate, group.arrivalTime, group.durationMinutes],
    ['2026-12-03', '22:00', '2026-12-04', '13:05', 1115],
  )
  assert.equal(proposalId, '1.2')
  assert.equal(isInternational, true)
  assert.equal(closesAtMs, out.closesAtMs)
  assert.equal(group.flightLegs.length, 2)
})

test('on one ticket bags go through; on two they are claimed, and one comes into the country', () => {
  const [through] = legOf([out, on]).group.connections
  assert.deepEqual(
    [through?.airport, through?.minutes, through?.isSelfTransfer, through?.isOvernight, through?.nextAirport],
    ['DOH', 510, false, true, null],
  )
  assert.equal(through?.visa, null)
  const [apart] = legOf([out, other]).group.connections
  assert.deepEqual([apart?.minutes, apart?.isSelfTransfer, apart?.isOvernight], [270, true, true])
})

test('only the deep of the night is a night', () => {
  const early = flight(4, { from: 'IKA', to: 'DOH', leaves: '03T03:00', lands: '03T04:40' })
  const noon = flight(5, { from: 'DOH', to: 'LHR', leaves: '03T12:10', lands: '03T17:05' })
  assert.equal(legOf([early, noon]).group.connections[0]?.isOvernight, false)
  const late = flight(9, { from: 'IKA', to: 'DOH', leaves: '04T00:50', lands: '04T02:30' })
  const soon = flight(10, { from: 'DOH', to: 'LHR', leaves: '04T05:10', lands: '04T10:05' })
  assert.equal(legOf([late, soon]).group.connections[0]?.isOvernight, false)
})

test('another airport of the city is told', () => {
  const toIst = flight(6, {
    from: 'IKA',
    to: 'IST',
    leaves: '03T08:00',
    lands: '03T11:00',
    airline: 'turkish-airlines',
  })
  const fromSaw = flight(7, {
    from: 'SAW',
    to: 'LHR',
    leaves: '03T18:00',
    lands: '03T20:00',
    airline: 'pegasus',
  })
  assert.equal(legOf([toIst, fromSaw]).group.connections[0]?.nextAirport, 'SAW')
})

test('the least baggage holds, a piece being 23 kilograms', () => {
  const checked = (unit: FareRow['checked_unit'], value: number) =>
    flight(
      8,
      { from: 'DOH', to: 'LHR', leaves: '04T08:10', lands: '04T13:05' },
      { checked_unit: unit, checked_kg: value },
    )
  const baggage = (leg: LegOnSale) => leg.group.baggage.checked
  assert.deepEqual(baggage(legOf([out, checked('Pc', 1)])), { unit: 'Pc', value: 1 })
  assert.deepEqual(baggage(legOf([out, checked('Pc', 2)])), { unit: 'Kg', value: 30 })
  assert.deepEqual(baggage(legOf([out, checked('Kg', 0)])), { unit: 'Kg', value: 0 })
})
