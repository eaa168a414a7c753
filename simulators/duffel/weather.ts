import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import { DuffelRefusal, errorBody } from './errors.ts'

const duffelCalls = [
  'search',
  'offers',
  'offer',
  'seats',
  'order',
  'orders',
  'retrieve',
  'update',
  'available',
  'services',
  'payment',
  'quote',
  'confirm',
  'changes',
  'change-offers',
  'change-pending',
  'change-confirm',
  'change-read',
] as const
export type DuffelCall = (typeof duffelCalls)[number]

/** Before the action: `down` 502, `error` 500, `busy` 503, `timeout` 504,
 * `limited` 429, `garbage`, `hang`. After it: `booked500`, `lost`. */
const sorts = ['down', 'error', 'busy', 'timeout', 'limited', 'garbage', 'hang', 'booked500', 'lost'] as const
export type DuffelSort = (typeof sorts)[number]
/** What becomes of services after booking. */
const serviceFaults = ['services-sold-out', 'services-dearer', 'services-declined'] as const
/** What becomes of a change that is confirmed. */
const changeFaults = ['change-dearer', 'change-refused', 'change-expired'] as const
/** `search-overlapping`: combines slices without checking times; `seat-taken`: somebody else takes an ordered seat first. */
export type DuffelFault =
  | `${DuffelCall}-${DuffelSort}`
  | 'search-overlapping'
  | 'seat-taken'
  | (typeof serviceFaults)[number]
  | (typeof changeFaults)[number]
export const duffelFaults: readonly DuffelFault[] = [
  ...duffelCalls.flatMap((call) => sorts.map((sort): DuffelFault => `${call}-${sort}`)),
  'search-overlapping',
  'seat-taken',
  ...serviceFaults,
  ...changeFaults,
]

interface DuffelRequest {
  readonly call: DuffelCall
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly fate?: DuffelSort | undefined
}

export function respondOrFail(
  faults: FaultBox<DuffelFault>,
  { call, request, reply, fate }: DuffelRequest,
  action: Action,
): Promise<unknown> {
  const strikes = (sort: DuffelSort) => fate === sort || faults.strikes(`${call}-${sort}`)
  return respond({ request, reply, strikes }, () => {
    const refusal = refusalBefore(strikes)
    if (refusal !== undefined) throw refusal
    return action()
  })
}

export type Action = () => { readonly status: number; readonly data: unknown; readonly meta?: object }
type Common = 'hang' | 'down' | 'garbage' | 'booked500' | 'lost'

interface Responding {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly strikes: (sort: Common) => boolean
}

/** What may go wrong with every call of Duffel's; a refusal thrown by the action is sent. */
export async function respond({ request, reply, strikes }: Responding, action: Action): Promise<unknown> {
  if (strikes('hang')) return reply.hijack()
  if (strikes('down')) return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (strikes('garbage')) return reply.type('text/html').send('<!doctype html><p>{"data":')
  try {
    const { status, data, meta } = action()
    if (strikes('booked500')) return refused(reply, internal())
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

function refusalBefore(strikes: (sort: DuffelSort) => boolean): DuffelRefusal | undefined {
  if (strikes('error')) return internal()
  if (strikes('busy'))
    return new DuffelRefusal(503, 'api_error', ['service_unavailable', 'Please try again later.'])
  if (strikes('timeout'))
    return new DuffelRefusal(504, 'api_error', ['gateway_timeout', 'The airline did not answer.'])
  if (strikes('limited'))
    return new DuffelRefusal(429, 'rate_limit_error', [
      'rate_limit_exceeded',
      'Too many requests hit the API too quickly.',
    ])
  return undefined
}

function internal(): DuffelRefusal {
  return new DuffelRefusal(500, 'api_error', ['internal_server_error', 'Something went wrong.'])
}

export function refused(reply: FastifyReply, refusal: DuffelRefusal): FastifyReply {
  if (refusal.status === 429) {
    const reset = new Date(Date.now() + 30_000).toUTCString()
    void reply.headers({ 'ratelimit-limit': '4000', 'ratelimit-remaining': '0', 'ratelimit-reset': reset })
  }
  return reply.code(refusal.status).header('x-request-id', randomUUID()).send(errorBody(refusal))
}
