import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type FaultBox, faultBox, serveFaults } from '../faults.ts'
import { decrypted } from './decrypt.ts'
import { openSubscriptions, type Subscription, type Subscriptions, serialized } from './subscriptions.ts'
import { writerOf } from './vapid.ts'

export const pushFaults = ['gone', 'limited', 'down', 'hang', 'slow', 'elsewhere'] as const
type PushFault = (typeof pushFaults)[number]

export interface Pushed {
  readonly subscription: string
  readonly text: string
  readonly ttl: number
  readonly urgency: string
  readonly topic: string | undefined
}

export interface PushSimulator {
  readonly url: string
  readonly faults: FaultBox<PushFault>
  subscribe(applicationServerKey?: string): ReturnType<typeof serialized>
  pushed(endpoint?: string): readonly Pushed[]
  close(): Promise<void>
}

/** A push service (RFC 8030): `POST /push/{id}` takes a message; `POST /subscriptions` creates a browser's subscription. */
export async function openPushSimulator(options: {
  readonly port: number
  readonly host?: string
}): Promise<PushSimulator> {
  const faults = faultBox<PushFault>()
  const subscriptions = openSubscriptions()
  const book: Pushed[] = []
  const app = fastify({ forceCloseConnections: true, bodyLimit: 4096 })
  let url = ''
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const subscribe = (key: string | undefined) => serialized(subscriptions.open(key), url)
  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', (request, reply) =>
    take(request, reply, { subscriptions, faults, book, origin: url }),
  )
  app.post<{ Body: { applicationServerKey?: string } | undefined }>('/subscriptions', ({ body }, reply) =>
    reply.code(201).send(subscribe(body?.applicationServerKey)),
  )
  app.delete<{ Params: { id: string } }>('/subscriptions/:id', ({ params }, reply) => {
    subscriptions.close(params.id)
    return reply.code(204).send()
  })
  app.get<{ Querystring: { subscription?: string } }>('/messages', ({ query }) => ({
    messages: book.filter(({ subscription }) => subscription === (query.subscription ?? subscription)),
  }))
  serveFaults(app, faults, pushFaults)
  url = await listening(app, options)
  return {
    url,
    faults,
    subscribe,
    pushed: (endpoint) => book.filter(({ subscription }) => endpoint?.endsWith(subscription) ?? true),
    close: () => app.close(),
  }
}

async function listening(
  app: FastifyInstance,
  { port, host = '127.0.0.1' }: { readonly port: number; readonly host?: string },
): Promise<string> {
  const address = await app.listen({ port, host })
  return `http://${host}:${new URL(address).port}`
}

interface Desk {
  readonly subscriptions: Subscriptions
  readonly faults: FaultBox<PushFault>
  readonly book: Pushed[]
  readonly origin: string
}

async function take(
  request: FastifyRequest<{ Params: { id: string }; Body: Buffer }>,
  reply: FastifyReply,
  { subscriptions, faults, book, origin }: Desk,
): Promise<FastifyReply> {
  if (faults.strikes('hang')) return reply.hijack()
  if (faults.strikes('slow')) await new Promise((wake) => setTimeout(wake, 1500))
  if (faults.strikes('down')) return reply.code(500).send()
  if (faults.strikes('limited')) return reply.code(429).header('retry-after', '1').send()
  if (faults.strikes('elsewhere')) return reply.redirect(`${origin}/messages`, 307)
  if (faults.strikes('gone')) subscriptions.close(request.params.id)
  const subscription = subscriptions.find(request.params.id)
  if (subscription === undefined) return reply.code(410).send()
  const { ttl, urgency = 'normal', topic } = request.headers
  if (!/^\d+$/.test(String(ttl)) || request.headers['content-encoding'] !== 'aes128gcm')
    return reply.code(400).send()
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return reply.code(400).send()
  if (!(await mayWrite(request, subscription, origin))) return reply.code(403).send()
  const text = await decrypted(new Uint8Array(request.body), subscription)
  book.push({
    subscription: subscription.id,
    text,
    ttl: Number(ttl),
    urgency: String(urgency),
    topic: topic === undefined ? undefined : String(topic),
  })
  return reply.code(201).header('location', `${origin}/messages/${book.length}`).send()
}

async function mayWrite(
  { headers }: FastifyRequest,
  { applicationServerKey }: Subscription,
  origin: string,
): Promise<boolean> {
  try {
    const writer = await writerOf(headers.authorization, origin)
    return applicationServerKey === undefined || writer === applicationServerKey
  } catch {
    return false // nobody who can show who he is
  }
}
