export { calendar, type Window } from '#flights/engine/calendar.ts'
export { type Combination, combine, type Layer } from '#flights/engine/combine.ts'
export {
  type AirportChange,
  type ConnectionRules,
  connectionTable,
  usualConnections,
} from '#flights/engine/connections.ts'
export { type Arrival, earliest } from '#flights/engine/earliest.ts'
export { matrix, type RoundTrip, roundTrips } from '#flights/engine/matrix.ts'
export { flightOf, type Offer } from '#flights/engine/offer.ts'
export { openSchedule } from '#flights/engine/open-schedule.ts'
export { pareto } from '#flights/engine/pareto.ts'
export type { Passage } from '#flights/engine/pareto-steps.ts'
export { profile } from '#flights/engine/profile.ts'
export { bytesOf, type Schedule } from '#flights/engine/schedule.ts'
export { search } from '#flights/engine/search.ts'
export type { Airline, Airport, Service, Timetable } from '#flights/engine/timetable.ts'
export { type FlightOfDay, type OnSale, saleOf, updateSeats } from '#flights/engine/updates.ts'
export { localDay, usualLimits, type Wanted } from '#flights/engine/wanted.ts'
