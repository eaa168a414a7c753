import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import { errorBody, XCoverRefusal } from './errors.ts'

export const xcoverCalls = [
  'offer',
  'opt-out',
  'confirm',
  'booking',
  'change',
  'change-confirm',
  'cancel',
  'cancel-confirm',
] as const
export type XCoverCall = (typeof xcoverCalls)[number]

/** Before the action: `down` 502, `error` 500, `busy` 503, `limited` 429, `garbage`, `hang`, `slow`, `refused` 422.
 * After it: `booked500`, `locked` 423, `lost`. */
export const xcoverSorts = [
  'down',
  'error',
  'busy',
  'limited',
  'garbage',
  'hang',
  'slow',
  'refused',
  'booked500',
  'locked',
  'lost',
] as const
export type XCoverSort = (typeof xcoverSorts)[number]
export type XCoverFault = `${XCoverCall}-${XCoverSort}` | 'offer-dearer'
export const xcoverFaults: readonly XCoverFault[] = [
  ...xcoverCalls.flatMap((call) => xcoverSorts.map((sort): XCoverFault => `${call}-${sort}`)),
  'offer-dearer',
]

const slowMs = 3000

export interface Weather {
  readonly faults: FaultBox<XCoverFault>
  /** a misfortune nobody ordered, for whoever lets it rain */
  readonly drawn: (call: XCoverCall) => XCoverSort | undefined
}

interface Responding {
  readonly call: XCoverCall
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Action = () => { readonly status: number; readonly body: object }

/** Acts and answers, unless a fault is provoked. */
export async function respondOrFail(
  { faults, drawn }: Weather,
  { call, request, reply }: Responding,
  action: Action,
): Promise<unknown> {
  const fate = drawn(call)
  const strikes = (sort: XCoverSort) => fate === sort || faults.strikes(`${call}-${sort}`)
  if (strikes('hang')) return reply.hijack()
  if (strikes('slow')) await sleep(slowMs)
  if (strikes('down')) return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (strikes('garbage')) return reply.type('text/html').send('<!doctype html><p>{"id":')
  try {
    failBefore(strikes)
    const { status, body } = action()
    if (strikes('booked500')) throw internal()
    if (strikes('locked')) throw new XCoverRefusal(423, 'locked', 'The request is still being processed')
    if (strikes('lost')) {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return reply.code(status).send(body)
  } catch (error) {
    if (error instanceof XCoverRefusal) return reply.code(error.status).send(errorBody(error))
    throw error
  }
}

function failBefore(strikes: (sort: XCoverSort) => boolean): void {
  if (strikes('error')) throw internal()
  if (strikes('busy')) throw new XCoverRefusal(503, 'unavailable', 'Service unavailable')
  if (strikes('limited')) throw new XCoverRefusal(429, 'throttled', 'Request was throttled')
  if (strikes('refused')) throw new XCoverRefusal(422, 'unprocessable', 'It cannot be done')
}

function internal(): XCoverRefusal {
  return new XCoverRefusal(500, 'internal_error', 'Something went wrong')
}
