import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import { OctoRefusal } from './refusal.ts'

const octoCalls = [
  'supplier',
  'products',
  'calendar',
  'availability',
  'reserve',
  'extend',
  'confirm',
  'cancel',
  'retrieve',
] as const
export type OctoCall = (typeof octoCalls)[number]

/** Before the action: `down` 502, `error` 500, `limited` 429, `garbage`, `hang`, `slow`, `refused` 400 UNPROCESSABLE_ENTITY.
 * After it: `error-after` 500, `lost`. */
const sorts = [
  'down',
  'error',
  'limited',
  'garbage',
  'hang',
  'slow',
  'refused',
  'error-after',
  'lost',
] as const
export type OctoSort = (typeof sorts)[number]
/** `reserve-repeated`: a key that is known is an error of the server, as with some suppliers. */
export type OctoFault = `${OctoCall}-${OctoSort}` | 'reserve-repeated'
export const octoFaults: readonly OctoFault[] = [
  ...octoCalls.flatMap((call) => sorts.map((sort): OctoFault => `${call}-${sort}`)),
  'reserve-repeated',
]

const slowMs = 3000

export interface Weather {
  readonly faults: FaultBox<OctoFault>
  /** a misfortune nobody ordered, for whoever lets it rain */
  readonly drawn: (call: OctoCall) => OctoSort | undefined
}

export interface Responding {
  readonly call: OctoCall
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export async function respondOrFail(
  { faults, drawn }: Weather,
  { call, request, reply }: Responding,
  action: () => unknown,
): Promise<unknown> {
  const fate = drawn(call)
  const strikes = (sort: OctoSort) => fate === sort || faults.strikes(`${call}-${sort}`)
  if (strikes('hang')) return reply.hijack()
  if (strikes('slow')) await sleep(slowMs)
  if (strikes('down')) return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (strikes('garbage')) return reply.type('text/html').send('<!doctype html><p>[{"id":')
  try {
    if (strikes('error')) throw internal()
    if (strikes('limited')) throw new OctoRefusal('TOO_MANY_REQUESTS', {}, 429)
    if (strikes('refused')) throw new OctoRefusal('UNPROCESSABLE_ENTITY')
    const body = action()
    if (strikes('error-after')) throw internal()
    if (strikes('lost')) {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return reply.send(body)
  } catch (error) {
    if (error instanceof OctoRefusal) return reply.code(error.status).send(error.body)
    throw error
  }
}

export function internal(): OctoRefusal {
  return new OctoRefusal('INTERNAL_SERVER_ERROR', {}, 500)
}
