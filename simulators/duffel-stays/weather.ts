import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DuffelRefusal } from '../duffel/errors.ts'
import { refused } from '../duffel/weather.ts'
import type { FaultBox } from '../faults.ts'

const stayCalls = ['search', 'rates', 'quote', 'book', 'list', 'retrieve', 'cancel'] as const
export type StayCall = (typeof stayCalls)[number]

/** Before the action: `down` 502, `busy` 503, `limited` 429, `garbage`,
 * `hang`, `slow`, `gone`. After it: `booked500`, `lost`. */
const sorts = ['down', 'busy', 'limited', 'garbage', 'hang', 'slow', 'gone', 'booked500', 'lost'] as const
type StaySort = (typeof sorts)[number]
export type StayFault = `${StayCall}-${StaySort}` | 'quote-dearer'
export const stayFaults: readonly StayFault[] = [
  ...stayCalls.flatMap((call) => sorts.map((sort): StayFault => `${call}-${sort}`)),
  'quote-dearer',
]

const slowMs = 3000

interface StaysRequest {
  readonly call: StayCall
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly fate?: StaySort | undefined
}

/** Acts and answers, unless a fault is provoked by name or hotel. */
export async function respondOrFail(
  faults: FaultBox<StayFault>,
  { call, request, reply, fate }: StaysRequest,
  action: () => { readonly status: number; readonly data: unknown; readonly meta?: object },
): Promise<unknown> {
  const strikes = (sort: StaySort) => fate === sort || faults.strikes(`${call}-${sort}`)
  if (strikes('hang')) return reply.hijack()
  if (strikes('slow')) await sleep(slowMs)
  if (strikes('down')) return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (strikes('garbage')) return reply.type('text/html').send('<!doctype html><p>{"data":')
  try {
    failBefore(strikes)
    const { status, data, meta } = action()
    if (strikes('booked500'))
      throw new DuffelRefusal(500, 'api_error', ['internal_server_error', 'Something went wrong.'])
    if (strikes('lost')) {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return reply.code(status).send({ data, ...(meta === undefined ? {} : { meta }) })
  } catch (error) {
    if (error instanceof DuffelRefusal) return refused(reply, error)
    throw error
  }
}

function failBefore(strikes: (sort: StaySort) => boolean): void {
  if (strikes('busy'))
    throw new DuffelRefusal(503, 'api_error', ['service_unavailable', 'Please try again later.'])
  if (strikes('limited'))
    throw new DuffelRefusal(429, 'rate_limit_error', ['rate_limit_exceeded', 'Too many requests.'])
  if (strikes('gone')) throw unavailable()
}

export function unavailable(): DuffelRefusal {
  return new DuffelRefusal(422, 'invalid_state_error', [
    'rate_unavailable',
    'The selected rate is no longer available.',
  ])
}
