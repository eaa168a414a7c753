import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { flightCalls } from '#flights/calls.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Answers } from '#server/answers.ts'
import { contentSecurityPolicy } from '#web/server/content-security.ts'

/** The flights room on the wire. */
export function flightAnswers(flights: Flights): Answers<typeof flightCalls> {
  return {
    available: ({ body }) => flights.search(body),
    flightDetail: ({ body }) => flights.detail(body),
    plpProposalDetails: ({ body }) => flights.detail(body),
    flightDetails: ({ body }) => flights.detail(body),
    productType: async ({ body: { origin, destination } }) => ({
      productType: flights.isDomestic(origin, destination) ? 'DomesticFlight' : 'InternationalFlight',
    }),
    homePageCalendar: ({ body }) => flights.calendar(body),
    plpCalendar: ({ body }) => flights.calendar(body),
    quickSearchInfos: () => flights.quickSearch(),
    fareRules: ({ body }) => flights.fareRules(body),
    routeRules: ({ body }) => flights.routeRules(body),
    alternatives: ({ query, userId }) => flights.alternatives(query, userId),
    submit: ({ body, userId, request }) =>
      flights.submit(body, { userId, address: request.ip, once: keyOf(request) }),
    verifyOrder: ({ params, userId }) => flights.verified(params.id, userId),
    reserve: ({ body, userId }) => flights.reserve(body, userId),
    verifyIssue: ({ params, userId }) => flights.issuing(params.id, userId),
    ticketHtml: ({ params, userId }) => htmlAnswer(flights, params.orderId, userId),
    ticketPdf: async ({ params, userId }) => ({
      type: 'application/pdf',
      ...(await flights.ticketPdf(params.orderId, userId)),
    }),
  }
}

async function htmlAnswer(flights: Flights, orderId: string, userId: string) {
  const nonce = randomBytes(16).toString('base64')
  const pdfAddress = flightCalls.ticketPdf.line.replace('GET ', '').replace('{orderId}', orderId)
  return {
    type: 'text/html; charset=utf-8',
    body: await flights.ticketHtml(orderId, userId, { nonce, pdfAddress }),
    headers: { 'content-security-policy': contentSecurityPolicy(nonce, 'production') },
  }
}

/** The mount lets no `once` call through without its key. */
function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : request.id
}
