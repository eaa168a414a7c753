import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orderDeskCalls } from '#desk/orders-calls.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { today } from '#desk/server/orders/today.ts'
import { closings } from '#server/live-hall.ts'
import { Stream } from '#server/live-stream.ts'

const beatMs = 1000
const beatsBetweenChecks = 5

/** `/api/desk/today/events`: the figures of the day when one of them changes, read once a second for all who look, and never for nobody. */
export function serveToday(app: FastifyInstance, rooms: DeskRooms): void {
  const open = new Map<Stream, FastifyRequest>()
  let said = ''
  let beats = 0
  let beat: NodeJS.Timeout | undefined
  async function tell(): Promise<void> {
    const figures = await today(rooms)
    const { at: _, ...facts } = figures
    const text = JSON.stringify(facts)
    if (text !== said) for (const stream of open.keys()) stream.say(figures)
    said = text
  }
  /** Who signed out meanwhile, or may no more, is let go. */
  async function turnAway(): Promise<void> {
    for (const [stream, request] of open)
      await rooms.desk.guard
        .ofCall(request, orderDeskCalls.today)
        .catch(() => stream.end(closings.signInFirst))
  }
  async function turn(): Promise<void> {
    beats += 1
    try {
      await tell()
      if (beats % beatsBetweenChecks === 0) await turnAway()
    } catch (error) {
      app.log.error({ err: error }, 'desk.today-failed')
      for (const stream of open.keys()) stream.end(closings.comeBack)
    }
    beat = open.size === 0 ? undefined : setTimeout(() => void turn(), beatMs)
  }
  app.addHook('preClose', async () => {
    clearTimeout(beat)
    for (const stream of open.keys()) stream.end(closings.comeBack)
  })
  app.get('/api/desk/today/events', async (request, reply) => {
    await rooms.desk.guard.ofCall(request, orderDeskCalls.today)
    const stream = new Stream(reply)
    open.set(stream, request)
    stream.onEnd(() => void open.delete(stream))
    stream.begin()
    stream.say(await today(rooms))
    beat ??= setTimeout(() => void turn(), beatMs)
    return reply
  })
}
