import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyReply } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { delayStatistics, type Flown } from './statistics.ts'

export interface AeroDataBoxSimulatorOptions {
  readonly port: number
  readonly host?: string
  /** routes of a flight number, `W5 1041`; empty if unknown */
  readonly flown: (number: string) => readonly Flown[]
  /** how long a slow answer takes */
  readonly slowMs?: number
  readonly now?: () => Temporal.Instant
}

const faultNames = ['slow', 'hang', 'down', 'error', 'limited', 'empty', 'garbage', 'wrong-shape'] as const
export type AeroDataBoxFault = (typeof faultNames)[number]

export interface AeroDataBoxSimulator {
  readonly url: string
  readonly faults: FaultBox<AeroDataBoxFault>
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** the only accepted key */
const key = 'house-simulator-key'

interface DelaysOf {
  readonly Params: { readonly number: string }
}

/** AeroDataBox' delay statistics by flight number, with either marketplace's header. */
export async function openAeroDataBoxSimulator(
  options: AeroDataBoxSimulatorOptions,
): Promise<AeroDataBoxSimulator> {
  const { flown, slowMs = 1500, now = Temporal.Now.instant } = options
  const faults = faultBox<AeroDataBoxFault>()
  const asked: string[] = []
  const app = fastify({ forceCloseConnections: true })
  app.get<DelaysOf>('/flights/:number/delays', async ({ params, headers }, reply) => {
    const sent = headers['x-rapidapi-key'] ?? headers['x-api-market-key']
    if (sent !== key) return reply.code(401).send({ message: 'Invalid API key.' })
    const number = numberIn(params.number)
    asked.push(number ?? params.number)
    if (faults.strikes('hang')) return reply.hijack()
    if (faults.strikes('slow')) await sleep(slowMs)
    const failed = failure(faults, reply)
    if (failed !== undefined) return failed
    if (number === undefined) return reply.code(400).send({ message: 'Flight number is not valid.' })
    const statistics = delayStatistics(number, flown(number), now())
    return statistics === undefined ? reply.code(204).send() : statistics
  })
  app.get('/', (_, reply) => reply.type('text/plain; charset=utf-8').send('AeroDataBox آزمایشی\n'))
  serveFaults(app, faults, faultNames)
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, faults, asked, close: () => app.close() }
}

/** Normalised as `W5 1041`. */
function numberIn(text: string): string | undefined {
  const [, airline, digits] = /^([A-Z][A-Z0-9]|[0-9][A-Z])\s?(\d{1,4})$/i.exec(text.trim()) ?? []
  return airline === undefined || digits === undefined
    ? undefined
    : `${airline.toUpperCase()} ${Number(digits)}`
}

function failure(faults: FaultBox<AeroDataBoxFault>, reply: FastifyReply): unknown {
  if (faults.strikes('down'))
    return reply.code(502).type('text/html').send('<html><h1>502 Bad Gateway</h1></html>')
  if (faults.strikes('error')) return reply.code(500).send({ message: 'Something went wrong.' })
  if (faults.strikes('limited'))
    return reply.code(429).header('retry-after', '30').send({ message: 'You have exceeded the rate limit.' })
  if (faults.strikes('empty')) return reply.code(204).send()
  if (faults.strikes('garbage')) return reply.type('application/json').send('{"number":"W5 1041","orig')
  if (faults.strikes('wrong-shape')) return reply.send({ flight: 'W5 1041', delays: [{ mean: 12 }] })
  return undefined
}
