import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { clocks } from '#calendar/clocks.ts'
import { closings, type Hall, type Line } from '#server/live-hall.ts'
import type { Refusal } from '#server/refusal.ts'
import { refuse } from '#server/refusals.ts'

const Wishes = z.union([
  z.array(z.uuid()).check(z.maxLength(20)),
  z.pipe(
    z.uuid(),
    z.transform((id) => [id]),
  ),
])
/** proxies cut what is silent for a minute */
const beatMs = 15_000
/** whoever reads slower than this is written to is let go, and comes again */
const mostWaitingBytes = 64 * 1024

/** `/live/events?orderId=…`: nothing is kept for who was away; each opening says how things stand, and its page reads again. */
export function serveStream(app: FastifyInstance, hall: Hall): void {
  const open = new Set<Stream>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end(closings.comeBack)
  })
  app.get<{ Querystring: { orderId?: unknown } }>('/live/events', async (request, reply) => {
    const wishes = Wishes.safeParse(request.query.orderId ?? [])
    if (!wishes.success) throw refuse('BODY_UNREADABLE')
    const stream = new Stream(reply)
    const guest = await hall.enter(stream, request)
    if (guest === undefined) throw refusalFor(stream.endedBy)
    if (!stream.isOpen()) return reply.hijack()
    open.add(stream)
    stream.onEnd(() => void open.delete(stream))
    stream.begin()
    try {
      for (const orderId of wishes.data) await guest.watch(orderId)
    } catch (error) {
      request.log.error({ err: error }, 'live.failed')
      stream.end(closings.comeBack)
    }
    return reply
  })
}

function refusalFor(code: number | undefined): Refusal {
  if (code === closings.foreignOrigin) return refuse('FOREIGN_ORIGIN')
  return refuse(code === closings.tooMuch ? 'TOO_MANY' : 'SIGN_IN_FIRST')
}

/** An answer that stays open and says events. */
export class Stream implements Line {
  endedBy: number | undefined
  readonly #reply: FastifyReply
  readonly #leaving: (() => void)[] = []
  #early: object[] | undefined = []

  constructor(reply: FastifyReply) {
    this.#reply = reply
    reply.raw.once('close', () => {
      for (const leave of this.#leaving) leave()
    })
  }

  isOpen(): boolean {
    return this.endedBy === undefined && !this.#reply.raw.destroyed
  }

  /** At once where its reader left before it was made: nothing tells of that again. */
  onEnd(leave: () => void): void {
    if (this.#reply.raw.closed) leave()
    else this.#leaving.push(leave)
  }

  begin(): void {
    const { raw } = this.#reply
    this.#reply.hijack()
    if (!this.isOpen()) return
    raw.setHeaders(new Map(Object.entries(this.#reply.getHeaders()) as [string, string][]))
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 5000\n\n')
    const early = this.#early ?? []
    this.#early = undefined
    for (const event of early) this.say(event)
    const beat = setInterval(() => this.#write(': beat\n\n'), beatMs)
    const end = setTimeout(() => this.end(closings.comeBack), clocks.accessToken * 1000)
    this.onEnd(() => {
      clearInterval(beat)
      clearTimeout(end)
    })
  }

  say(event: object): void {
    if (this.#early === undefined) this.#write(`data: ${JSON.stringify(event)}\n\n`)
    else this.#early.push(event)
  }

  end(why: number): void {
    this.endedBy ??= why
    if (this.#early === undefined) this.#reply.raw.end()
    else for (const leave of this.#leaving) leave()
  }

  #write(text: string): void {
    const { raw } = this.#reply
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > mostWaitingBytes) raw.destroy()
  }
}
