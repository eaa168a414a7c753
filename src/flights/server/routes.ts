import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { flightCalls } from '#flights/calls.ts'
import { claimHandlers } from '#flights/claims/server/claim-handlers.ts'
import { flightScopes } from '#flights/enumerations.ts'
import { laterBagHandlers } from '#flights/later-bags/server/bag-handlers.ts'
import { passHandlers } from '#flights/passes/server/pass-handlers.ts'
import type { MoreOf } from '#flights/requests.ts'
import type { Flights } from '#flights/server/flights.ts'
import { linesOfJson } from '#flights/supplier/server/more.ts'
import { ticketHandlers } from '#flights/tickets/server/ticket-handlers.ts'
import { dayHandlers } from '#flights/travel-day/server/day-handlers.ts'
import { type FileResponse, type Handlers, SerialisedResponse } from '#server/handlers.ts'
import { sessionIdOf } from '#server/visitor.ts'

export function flightHandlers(flights: Flights): Handlers<typeof flightCalls> {
  return {
    available: async ({ body, userId, request }) => {
      const results = new SerialisedResponse(await flights.searchText(body, { userId, address: request.ip }))
      if (userId !== undefined) await flights.remember(body, userId)
      return results
    },
    more: async ({ query, reply }) => moreAnswer(flights, query, reply),
    flightDetail: ({ body }) => flights.detail(body),
    plpProposalDetails: ({ body }) => flights.detail(body),
    flightDetails: ({ body }) => flights.detail(body),
    flightFacts: ({ body }) => flights.facts(body),
    productType: async ({ body: { origin, destination, legs = [] } }) => {
      const directions = [{ origin, destination }, ...legs]
      const isDomestic = directions.every((leg) => flights.isDomestic(leg.origin, leg.destination))
      const productType = isDomestic ? 'DomesticFlight' : 'InternationalFlight'
      return { productType, flightScope: flightScopes[productType] }
    },
    homePageCalendar: ({ body }) => flights.calendarSoFar(body),
    plpCalendar: ({ body }) => flights.calendarSoFar(body),
    roundTripMatrix: ({ body }) => flights.roundTripMatrix(body),
    nearbyAirports: ({ body }) => flights.nearbyAirports(body),
    quickSearchInfos: ({ body }) => flights.quickSearch(body?.origin),
    agencies: async () => flights.contracts.sellers().map((name) => ({ name })),
    fareRules: ({ body }) => flights.fareRules(body),
    routeRules: ({ body }) => flights.routeRules(body),
    alternatives: ({ query, userId }) => flights.alternatives(query, userId),
    watch: ({ body, userId }) => flights.watch(body, userId),
    watchDay: ({ body, userId, request }) => flights.watchDay(body, { userId, address: request.ip }),
    watches: async ({ userId }) => ({ watches: [...(await flights.watchesOf(userId))] }),
    stopWatch: ({ params, userId }) => flights.stopWatch(params.id, userId),
    submit: ({ body, userId, visitor, request }) =>
      flights.submit(body, {
        userId,
        address: request.ip,
        sessionId: sessionIdOf(visitor),
        once: keyOf(request),
      }),
    edit: ({ body, userId }) => flights.edit(body, userId),
    checkCorrection: ({ body, userId }) => flights.checkCorrection(body, userId),
    correct: ({ body, userId }) => flights.correct(body, { userId }),
    claimLetter: async ({ params, query, userId }) => ({
      type: 'application/pdf',
      ...(await flights.claimLetter({ ...params, ...query, userId })),
    }),
    otherFlights: ({ query, userId }) => flights.otherFlights({ ...query, userId, withSuppliers: true }),
    rebook: ({ body, userId, request }) => flights.rebook(body, { userId, once: keyOf(request) }),
    dateChangeDays: ({ query, userId }) => flights.dateChangeDays({ ...query, userId, withSuppliers: true }),
    changeDate: ({ body, userId, request }) => flights.changeDate(body, { userId, once: keyOf(request) }),
    requestDateChange: ({ body, userId }) => flights.requestDateChange(body, userId),
    verifyOrder: ({ params, userId }) => flights.verified(params.id, userId),
    reserve: ({ body, userId, request }) => flights.reserve(body, { userId, address: request.ip }),
    verifyIssue: ({ params, userId }) => flights.issuing(params.id, userId),
    ...ticketHandlers(flights),
    ...dayHandlers(flights),
    ...claimHandlers(flights),
    ...passHandlers(flights),
    ...laterBagHandlers(flights),
  }
}

/** Sent line by line and uncompressed, since compression would hold lines back. Ends when the client disconnects. */
function moreAnswer(flights: Flights, asked: MoreOf, reply: FastifyReply): FileResponse {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return {
    type: 'application/x-ndjson',
    body: Readable.from(linesOfJson(flights.more(asked, gone.signal))),
    headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  }
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
