import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { clocks } from '#calendar/clocks.ts'
import type { Bus, Notice } from '#server/bus.ts'
import type { VisitorOf } from '#server/visitor.ts'

export interface LiveRules {
  readonly bus: Bus
  /** read once, when the socket opens */
  readonly visitorOf: VisitorOf
  /** Where an order stands if this user may watch it; undefined when not. */
  readonly mayWatch: (userId: string, orderId: string) => Promise<string | undefined>
}

/** Why a socket is closed by us (the browser reads the code). */
export const closings = { signInFirst: 4401, foreignOrigin: 4403, comeBack: 4408, tooMuch: 4429 } as const

const Wish = z.object({ type: z.literal('watch'), orderId: z.uuid() })
const mostWatched = 20
const beatMs = 30_000

/**
 * `GET /live`, a websocket: `{ type: 'watch', orderId }` in; `{ type: 'order', orderId, status }` out, at once and at every
 * move, to the order's owner only; `{ type: 'refetch' }` when something may have been missed. After a token's age the socket
 * is closed, so that who has signed out hears nothing more.
 */
export async function openLive(app: FastifyInstance, { bus, visitorOf, mayWatch }: LiveRules): Promise<void> {
  const watchers = new Map<string, Set<WebSocket>>()
  bus.on((notice) => watchers.get(notice.orderId)?.forEach((socket) => say(socket, notice)))
  bus.onReconnect(() => {
    for (const socket of new Set([...watchers.values()].flatMap((all) => [...all])))
      socket.send('{"type":"refetch"}')
  })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  app.get('/live', { websocket: true }, (socket, request) => {
    const watched = new Set<string>()
    const user = admitted(socket, request, visitorOf)
    keepAlive(socket)
    socket.on('close', () => leave(watchers, watched, socket))
    socket.on(
      'message',
      (message) => void hear(textOf(message)).catch((error) => fail(socket, request, error)),
    )
    async function hear(text: string): Promise<void> {
      const userId = await user
      const orderId = wished(text)
      if (userId === undefined || orderId === undefined) return
      if (watched.size >= mostWatched) return socket.close(closings.tooMuch)
      if ((await mayWatch(userId, orderId)) === undefined) return
      join(watchers, orderId, socket)
      watched.add(orderId)
      // read only after joining: a move between the two is told twice rather than never
      const status = await mayWatch(userId, orderId)
      if (socket.readyState !== socket.OPEN) return leave(watchers, watched, socket)
      if (status !== undefined) say(socket, { orderId, status })
    }
  })
}

/** A socket is opened with cookies from any page on earth: only our own pages and signed-in travellers stay. */
async function admitted(
  socket: WebSocket,
  request: FastifyRequest,
  visitorOf: VisitorOf,
): Promise<string | undefined> {
  const { origin } = request.headers
  if (origin !== undefined && URL.parse(origin)?.host !== request.host) {
    socket.close(closings.foreignOrigin)
    return undefined
  }
  try {
    const visitor = await visitorOf(request)
    if (visitor.kind === 'user') return visitor.userId
  } catch (error) {
    request.log.info({ err: error }, 'live.refused')
  }
  socket.close(closings.signInFirst)
  return undefined
}

function textOf(message: unknown): string {
  return Buffer.isBuffer(message) ? message.toString() : ''
}

function wished(text: string): string | undefined {
  try {
    return Wish.parse(JSON.parse(text)).orderId
  } catch {
    return undefined
  }
}

function keepAlive(socket: WebSocket): void {
  let answered = true
  socket.on('pong', () => void (answered = true))
  const beat = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, beatMs)
  const end = setTimeout(() => socket.close(closings.comeBack), clocks.accessToken * 1000)
  socket.on('close', () => {
    clearInterval(beat)
    clearTimeout(end)
  })
}

function say(socket: WebSocket, { orderId, status }: Omit<Notice, 'topic'>): void {
  socket.send(JSON.stringify({ type: 'order', orderId, status }))
}

function fail(socket: WebSocket, request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error }, 'live.failed')
  socket.close(1011)
}

function join(watchers: Map<string, Set<WebSocket>>, orderId: string, socket: WebSocket): void {
  const present = watchers.get(orderId) ?? new Set()
  watchers.set(orderId, present.add(socket))
}

function leave(watchers: Map<string, Set<WebSocket>>, watched: ReadonlySet<string>, socket: WebSocket): void {
  for (const orderId of watched) {
    watchers.get(orderId)?.delete(socket)
    if (watchers.get(orderId)?.size === 0) watchers.delete(orderId)
  }
}
