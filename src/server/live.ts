import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { clocks } from '#calendar/clocks.ts'
import { closings, type Guest, type Line, type LiveRules, openHall } from '#server/live-hall.ts'
import { serveStream } from '#server/live-stream.ts'

const Wish = z.object({ type: z.literal('watch'), orderId: z.uuid() })
/** Our pages send one. */
const mostWishes = 20
/** grace period before a flooding socket is cut */
const goodbyeMs = 1000
const beatMs = 30_000

/** `/live`, and `/live/events` where sockets are closed: the same events under the same rules. */
export async function openLive(app: FastifyInstance, rules: LiveRules): Promise<void> {
  const hall = openHall(rules)
  serveStream(app, hall)
  // before the plugin's own, which closes without a word: whoever comes again is led to another server
  app.addHook('preClose', async () => {
    for (const socket of app.websocketServer.clients) socket.close(closings.comeBack)
  })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  app.get('/live', { websocket: true }, (socket, request) => {
    const guest = hall.enter(lineOf(socket), request)
    keepAlive(socket)
    let wishes = 0
    let before: Promise<unknown> = guest
    socket.on('message', (message) => {
      if (socket.readyState !== socket.OPEN) return
      wishes += 1
      if (wishes > mostWishes) return turnAway(socket)
      // one database query at a time per socket
      before = before
        .then(() => hear(guest, textOf(message)))
        .catch((error: unknown) => fail(socket, request, error))
    })
  })
}

async function hear(guest: Promise<Guest | undefined>, text: string): Promise<void> {
  const orderId = wished(text)
  if (orderId !== undefined) await (await guest)?.watch(orderId)
}

function lineOf(socket: WebSocket): Line {
  return {
    isOpen: () => socket.readyState === socket.OPEN,
    say: (event) => socket.send(JSON.stringify(event)),
    end: (why) => socket.close(why),
    onEnd: (leave) => void socket.on('close', leave),
  }
}

function turnAway(socket: WebSocket): void {
  socket.close(closings.tooMuch)
  const end = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.once('close', () => clearTimeout(end))
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

function fail(socket: WebSocket, request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error }, 'live.failed')
  socket.close(1011)
}
