import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { type Book, openBook } from '../sms/book.ts'
import { serveBale } from './bale.ts'
import { serveWhatsapp } from './whatsapp.ts'

const messengerFaults = [
  'bale-down',
  'bale-hang',
  'bale-no-credit',
  'bale-limited',
  'bale-token-lost',
  'whatsapp-down',
  'whatsapp-hang',
  'whatsapp-limited',
  'whatsapp-token-expired',
] as const
export type MessengerFault = (typeof messengerFaults)[number]

export interface MessengersSimulatorOptions {
  readonly port: number
  readonly host?: string
  readonly book?: Book
  readonly brandName?: string
  readonly brandNames?: Readonly<Record<string, string>>
  /** of further brands, by Meta's id */
  readonly numbers?: readonly string[]
  /** Bale's, of further brands: `id:secret` by brand */
  readonly clients?: Readonly<Record<string, string>>
  /** default: twelve hours, as at Bale */
  readonly tokenSeconds?: number
}

export interface MessengersSimulator {
  readonly url: string
  readonly book: Book
  readonly faults: FaultBox<MessengerFault>
  close(): Promise<void>
}

/** Bale's OTP gateway under `/bale` and WhatsApp's Cloud API under `/graph`, by the names and secrets of the house. */
export async function openMessengersSimulator(
  options: MessengersSimulatorOptions,
): Promise<MessengersSimulator> {
  const { book = openBook(undefined), brandName = 'پرستو', brandNames = {}, tokenSeconds = 43_200 } = options
  const { numbers = [], clients = {} } = options
  const faults = faultBox<MessengerFault>()
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  await app.register(formbody)
  const desk = { book, brandName, brandNames, strikes: (name: MessengerFault) => faults.strikes(name) }
  const further = Object.entries(clients).map(([brand, client]) => {
    const [id = '', ...secret] = client.split(':')
    return [id, { secret: secret.join(':'), brandName: brandNames[brand] ?? brand }] as const
  })
  const house = { secret: 'house-simulator', brandName }
  serveBale(app, { ...desk, tokenSeconds, clients: new Map([['parastoo', house], ...further]) })
  serveWhatsapp(app, { ...desk, token: 'house-simulator', phoneNumberIds: ['106540352242922', ...numbers] })
  serveFaults(app, faults, messengerFaults)
  app.get<{ Querystring: { receptor?: string } }>('/messages', ({ query }) => ({
    messages: book.list(query.receptor),
  }))
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, book, faults, close: () => app.close() }
}
