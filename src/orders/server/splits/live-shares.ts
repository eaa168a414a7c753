import type { FastifyInstance } from 'fastify'
import { refuse } from '#orders/server/refusals.ts'
import type { Splits } from '#orders/server/splits/door.ts'
import type { Bus } from '#server/bus.ts'
import { closings } from '#server/live-hall.ts'
import { Stream } from '#server/live-stream.ts'

const mostOfOneLink = 6

interface Live {
  readonly splits: Pick<Splits, 'opened'>
  readonly bus: Bus
}

/** `/live/share/{token}`: says to whoever has a link that something changed, and nothing of what; its page reads it again. */
export function serveShares(app: FastifyInstance, { splits, bus }: Live): void {
  const open = new Map<Stream, { readonly orderId: string; readonly token: string }>()
  const tell = (orderId?: string) => {
    for (const [stream, watched] of open)
      if (orderId === undefined || watched.orderId === orderId) stream.say({ type: 'changed' })
  }
  bus.on((notice) => void ((notice.topic === 'shares' || notice.topic === 'order') && tell(notice.orderId)))
  bus.onReconnect(tell)
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end(closings.comeBack)
  })
  app.get<{ Params: { token: string } }>('/live/share/:token', async (request, reply) => {
    const { token } = request.params
    const share = await splits.opened(token.slice(0, 64))
    if (share === undefined) throw refuse('LINK_OVER')
    const same = [...open.values()].filter((one) => one.token === token).length
    if (same >= mostOfOneLink) throw refuse('TOO_MANY_OPENED')
    const stream = new Stream(reply)
    open.set(stream, { orderId: share.orderId, token })
    stream.onEnd(() => void open.delete(stream))
    stream.begin()
    return reply
  })
}
