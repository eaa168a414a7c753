import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DuffelRefusal } from '../duffel/errors.ts'
import { type Action, respond } from '../duffel/weather.ts'
import type { FaultBox } from '../faults.ts'

const stayCalls = ['search', 'rates', 'quote', 'book', 'list', 'retrieve', 'cancel'] as const
export type StayCall = (typeof stayCalls)[number] | 'photo'

const photoFaults = [
  'photo-down',
  'photo-garbage',
  'photo-html',
  'photo-huge',
  'photo-hang',
  'photo-redirect',
] as const

/** Before the action: `down` 502, `busy` 503, `limited` 429, `garbage`,
 * `hang`, `slow`, `gone`. After it: `booked500`, `lost`. */
const sorts = ['down', 'busy', 'limited', 'garbage', 'hang', 'slow', 'gone', 'booked500', 'lost'] as const
type StaySort = (typeof sorts)[number]
export type StayFault =
  | `${(typeof stayCalls)[number]}-${StaySort}`
  | 'quote-dearer'
  | (typeof photoFaults)[number]
export const stayFaults: readonly StayFault[] = [
  ...stayCalls.flatMap((call) => sorts.map((sort): StayFault => `${call}-${sort}`)),
  'quote-dearer',
  ...photoFaults,
]

const slowMs = 3000

interface StaysRequest {
  readonly call: (typeof stayCalls)[number]
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly fate?: StaySort | undefined
}

/** Acts and answers, unless a fault is provoked by name or hotel. */
export async function respondOrFail(
  faults: FaultBox<StayFault>,
  { call, request, reply, fate }: StaysRequest,
  action: Action,
): Promise<unknown> {
  const strikes = (sort: StaySort) => fate === sort || faults.strikes(`${call}-${sort}`)
  if (strikes('slow')) await sleep(slowMs)
  return respond({ request, reply, strikes }, () => {
    failBefore(strikes)
    return action()
  })
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
