import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { clocks } from '#calendar/clocks.ts'
import type { Bus } from '#server/bus.ts'
import type { Visitor, VisitorOf } from '#server/visitor.ts'

export interface LiveRules {
  readonly bus: Bus
  readonly visitorOf: VisitorOf
  readonly mayWatch: (userId: string, orderId: string) => Promise<string | undefined>
}

/** Close codes read by the browser. */
export const closings = { signInFirst: 4401, foreignOrigin: 4403, comeBack: 4408, tooMuch: 4429 } as const

const Wish = z.object({ type: z.literal('watch'), orderId: z.uuid() })
/** Our pages send one. */
const mostWishes = 20
const mostSocketsOfOne = 5
/** grace period before a flooding socket is cut */
const goodbyeMs = 1000
const beatMs = 30_000

export async function openLive(app: FastifyInstance, { bus, visitorOf, mayWatch }: LiveRules): Promise<void> {
  const watchers: Shelf = new Map()
  const sessions: Shelf = new Map()
  const users: Shelf = new Map()
  const missed = new Set<() => void>()
  bus.on((notice) => {
    if (notice.topic === 'order')
      return watchers.get(notice.orderId)?.forEach((socket) => say(socket, notice))
    if (notice.topic === 'conversation')
      return users.get(notice.userId)?.forEach((socket) => sayConversation(socket, notice.orderId))
    sessions.get(notice.sessionId)?.forEach((socket) => socket.close(closings.signInFirst))
  })
  bus.onReconnect(() => {
    for (const askAgain of missed) askAgain()
  })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  app.get('/live', { websocket: true }, (socket, request) => {
    const watched = new Set<string>()
    const ask = () => visitorOf(request).catch((error) => refused(request, error))
    const user = isForeign(request)
      ? closed(socket, closings.foreignOrigin)
      : admitted(socket, ask, { users, sessions })
    const askAgain = () => {
      socket.send('{"type":"refetch"}')
      // the session or only its token may have ended: clients with a new token reconnect
      void ask().then(({ kind }) => void (kind === 'guest' && socket.close(closings.comeBack)))
    }
    missed.add(askAgain)
    keepAlive(socket)
    socket.on('close', () => {
      leave(watchers, watched, socket)
      missed.delete(askAgain)
    })
    let wishes = 0
    let before: Promise<unknown> = user
    socket.on('message', (message) => {
      if (socket.readyState !== socket.OPEN) return
      wishes += 1
      if (wishes > mostWishes) return turnAway(socket)
      // one database query at a time per socket
      before = before
        .then(() => hear(textOf(message)))
        .catch((error: unknown) => fail(socket, request, error))
    })
    async function hear(text: string): Promise<void> {
      const userId = await user
      const orderId = wished(text)
      if (userId === undefined || orderId === undefined || socket.readyState !== socket.OPEN) return
      if ((await mayWatch(userId, orderId)) === undefined) return
      join(watchers, orderId, socket)
      watched.add(orderId)
      // after joining, so that no move in between is missed
      const status = await mayWatch(userId, orderId)
      if (socket.readyState !== socket.OPEN) return leave(watchers, watched, socket)
      if (status !== undefined) say(socket, { orderId, status })
    }
  })
}

/** Any site can open sockets with our cookies: check the origin. */
function isForeign({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && URL.parse(origin)?.host !== host
}

async function admitted(
  socket: WebSocket,
  ask: () => Promise<Visitor>,
  { users, sessions }: { readonly users: Shelf; readonly sessions: Shelf },
): Promise<string | undefined> {
  const visitor = await ask()
  if (visitor.kind === 'guest') return closed(socket, closings.signInFirst)
  const { userId, sessionId } = visitor
  if ((users.get(userId)?.size ?? 0) >= mostSocketsOfOne) return closed(socket, closings.tooMuch)
  join(users, userId, socket)
  join(sessions, sessionId, socket)
  const leaveBoth = () => {
    leave(users, [userId], socket)
    leave(sessions, [sessionId], socket)
  }
  socket.on('close', leaveBoth)
  if (socket.readyState === socket.CLOSED) leaveBoth()
  // checked again after joining, so that no end in between is missed
  return (await ask()).kind === 'guest' ? closed(socket, closings.signInFirst) : userId
}

function turnAway(socket: WebSocket): void {
  socket.close(closings.tooMuch)
  const end = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.once('close', () => clearTimeout(end))
}

async function closed(socket: WebSocket, why: number): Promise<undefined> {
  socket.close(why)
}

function refused(request: FastifyRequest, error: unknown): Visitor {
  request.log.info({ err: error }, 'live.refused')
  return { kind: 'guest' }
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

function say(
  socket: WebSocket,
  { orderId, status }: { readonly orderId: string; readonly status: string },
): void {
  socket.send(JSON.stringify({ type: 'order', orderId, status }))
}

/** Nothing of what was written: its page reads it by a call. */
function sayConversation(socket: WebSocket, orderId: string | null): void {
  socket.send(JSON.stringify({ type: 'conversation', orderId }))
}

function fail(socket: WebSocket, request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error }, 'live.failed')
  socket.close(1011)
}

type Shelf = Map<string, Set<WebSocket>>

function join(shelf: Shelf, id: string, socket: WebSocket): void {
  const present = shelf.get(id) ?? new Set()
  shelf.set(id, present.add(socket))
}

function leave(shelf: Shelf, ids: Iterable<string>, socket: WebSocket): void {
  for (const id of ids) {
    shelf.get(id)?.delete(socket)
    if (shelf.get(id)?.size === 0) shelf.delete(id)
  }
}
