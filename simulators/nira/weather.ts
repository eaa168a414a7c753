import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultBox } from '../faults.ts'
import type { NiraFate } from './lines.ts'

const niraCalls = [
  'availability',
  'fare',
  'reserve',
  'retrieve',
  'issue',
  'ticket',
  'cancel',
  'refund',
  'penalty',
  'command',
] as const
export type NiraCall = (typeof niraCalls)[number]

/** Before the action: `down`, `hang`, `garbage`, `slow`. After it: `lost` cuts the connection, `late` never answers. */
const sorts = ['down', 'hang', 'garbage', 'slow', 'lost', 'late'] as const
export type NiraFault = `${NiraCall}-${(typeof sorts)[number]}`
export const niraFaults = niraCalls.flatMap((call) => sorts.map((sort): NiraFault => `${call}-${sort}`))

export interface Weather {
  readonly faults: FaultBox<NiraFault>
  readonly slowMs: number
}

interface NiraRequest {
  readonly call: NiraCall
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly fate?: NiraFate | undefined
}

export async function respondOrFail(
  { faults, slowMs }: Weather,
  { call, request, reply, fate }: NiraRequest,
  action: () => unknown,
): Promise<unknown> {
  const strikes = (sort: (typeof sorts)[number]) => faults.strikes(`${call}-${sort}`)
  if (strikes('hang') || fate === 'search-hangs') return reply.hijack()
  if (strikes('down') || fate === 'search-502')
    return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (strikes('garbage')) return reply.type('text/html').send('\r\n<html>{"AvailableFlights":')
  if (strikes('slow') || fate === 'search-slow') await sleep(slowMs)
  const answer = action()
  if (strikes('late')) return reply.hijack()
  if (
    !strikes('lost') &&
    !(call === 'reserve' && fate === 'reserve-lost') &&
    !(call === 'issue' && fate === 'issue-lost')
  )
    return answer
  request.raw.socket.destroy()
  return reply.hijack()
}
