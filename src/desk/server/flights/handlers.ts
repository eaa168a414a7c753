import type { flightDeskCalls } from '#desk/flights-calls.ts'
import { type FlightDeskRooms, writeDown } from '#desk/server/flights/declare.ts'
import { flightTyped } from '#desk/server/flights/flight-typed.ts'
import type { Handlers } from '#server/handlers.ts'

export function flightDeskHandlers(rooms: FlightDeskRooms): Handlers<typeof flightDeskCalls> {
  const { disruptions, desk } = rooms
  return {
    async delay({ visitor, body: { minutes, reason, ...named } }) {
      const flight = flightTyped(named)
      disruptions.mustBeDelay(minutes)
      await writeDown(rooms, visitor, { flight, action: 'flight.moved', details: { minutes, reason } })
      return { orders: (await disruptions.delayed(flight, minutes)).told.length }
    },
    async onTime({ visitor, body: { reason, ...named } }) {
      const flight = flightTyped(named)
      await writeDown(rooms, visitor, { flight, action: 'flight.on-time', details: { reason } })
      return { orders: (await disruptions.onTime(flight)).told.length }
    },
    async aircraft({ visitor, body: { aircraft, reason, ...named } }) {
      const flight = flightTyped(named)
      await writeDown(rooms, visitor, { flight, action: 'flight.aircraft', details: { aircraft, reason } })
      await disruptions.flownBy(flight, aircraft)
      return undefined
    },
    async cancel({ visitor, body: { reason, ...named } }) {
      flightTyped(named)
      return {
        number: await desk.proposals.propose(visitor, {
          kind: 'flight-cancellation',
          payload: named,
          reason,
        }),
      }
    },
  }
}
