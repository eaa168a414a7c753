import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Desk } from '#desk/server/desk.ts'
import { supportDeskCalls } from '#desk/support-calls.ts'
import type { Bus } from '#server/bus.ts'
import { closings } from '#server/live-hall.ts'
import { Stream } from '#server/live-stream.ts'

const checkEveryMs = 5000

interface Live {
  readonly desk: Pick<Desk, 'guard'>
  readonly bus: Bus
}

/** `/api/desk/conversations/events`: says that something was written, read or taken, and nothing of what; whoever looks reads by a call. */
export function serveConversations(app: FastifyInstance, { desk, bus }: Live): void {
  const open = new Map<Stream, FastifyRequest>()
  let check: NodeJS.Timeout | undefined
  const tell = () => {
    for (const stream of open.keys()) stream.say({ type: 'changed' })
  }
  bus.on(({ topic }) => void (topic === 'conversation' && tell()))
  bus.onReconnect(tell)
  /** Who signed out meanwhile, or may no more, is let go. */
  async function turnAway(): Promise<void> {
    for (const [stream, request] of open)
      await desk.guard
        .ofCall(request, supportDeskCalls.conversations)
        .catch(() => stream.end(closings.signInFirst))
    check = open.size === 0 ? undefined : setTimeout(() => void turnAway(), checkEveryMs)
  }
  app.addHook('preClose', async () => {
    clearTimeout(check)
    for (const stream of open.keys()) stream.end(closings.comeBack)
  })
  app.get('/api/desk/conversations/events', async (request, reply) => {
    await desk.guard.ofCall(request, supportDeskCalls.conversations)
    const stream = new Stream(reply)
    open.set(stream, request)
    stream.onEnd(() => void open.delete(stream))
    stream.begin()
    stream.say({ type: 'changed' })
    check ??= setTimeout(() => void turnAway(), checkEveryMs)
    return reply
  })
}
