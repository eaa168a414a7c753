import type { FastifyRequest } from 'fastify'
import type { Bus, Notice } from '#server/bus.ts'
import type { Visitor, VisitorOf } from '#server/visitor.ts'

export interface LiveRules {
  readonly bus: Bus
  readonly visitorOf: VisitorOf
  readonly mayWatch: (userId: string, orderId: string) => Promise<string | undefined>
}

/** Close codes read by the browser. */
export const closings = { signInFirst: 4401, foreignOrigin: 4403, comeBack: 4408, tooMuch: 4429 } as const

/** A page that listens: by a socket, or by a stream of events where sockets are closed. */
export interface Line {
  isOpen(): boolean
  say(event: object): void
  end(why: number): void
  onEnd(leave: () => void): void
}

export interface Guest {
  watch(orderId: string): Promise<void>
}

/** Who listens to what, in this process. */
export interface Hall {
  /** Undefined when turned away: the line has ended with the reason. */
  enter(line: Line, request: FastifyRequest): Promise<Guest | undefined>
}

const mostLinesOfOne = 5

export function openHall({ bus, visitorOf, mayWatch }: LiveRules): Hall {
  const watchers: Shelf = new Map()
  const sessions: Shelf = new Map()
  const users: Shelf = new Map()
  const missed = new Set<() => void>()
  bus.on((notice) => tell(notice, { watchers, sessions, users }))
  bus.onReconnect(() => {
    for (const askAgain of missed) askAgain()
  })

  async function enter(line: Line, request: FastifyRequest): Promise<Guest | undefined> {
    const ask = () => visitorOf(request).catch((error) => refused(request, error))
    if (isForeign(request)) return ended(line, closings.foreignOrigin)
    const userId = await admitted(line, ask, { users, sessions })
    if (userId === undefined) return undefined
    const watched = new Set<string>()
    const askAgain = () => {
      line.say({ type: 'refetch' })
      // the session or only its token may have ended: clients with a new token reconnect
      void ask().then(({ kind }) => void (kind === 'guest' && line.end(closings.comeBack)))
    }
    missed.add(askAgain)
    const forget = () => {
      leave(watchers, watched, line)
      missed.delete(askAgain)
    }
    line.onEnd(forget)
    if (!line.isOpen()) forget()
    return { watch: (orderId) => watch(line, { userId, orderId, watched }) }
  }

  async function watch(line: Line, { userId, orderId, watched }: Watching): Promise<void> {
    if (!line.isOpen() || (await mayWatch(userId, orderId)) === undefined) return
    join(watchers, orderId, line)
    watched.add(orderId)
    // after joining, so that no move in between is missed
    const status = await mayWatch(userId, orderId)
    if (!line.isOpen()) return leave(watchers, watched, line)
    if (status !== undefined) line.say({ type: 'order', orderId, status })
  }

  return { enter }
}

interface Watching {
  readonly userId: string
  readonly orderId: string
  readonly watched: Set<string>
}

type Shelf = Map<string, Set<Line>>
type Shelves = Readonly<Record<'watchers' | 'sessions' | 'users', Shelf>>

function tell(notice: Notice, { watchers, sessions, users }: Shelves): void {
  if (notice.topic === 'session')
    return sessions.get(notice.sessionId)?.forEach((line) => line.end(closings.signInFirst))
  const { topic: type, orderId } = notice
  // nothing of what was written in a conversation: its page reads it by a call
  if (notice.topic === 'conversation')
    return users.get(notice.userId)?.forEach((line) => line.say({ type, orderId }))
  const event = notice.topic === 'order' ? { type, orderId, status: notice.status } : { type, orderId }
  watchers.get(notice.orderId)?.forEach((line) => line.say(event))
}

/** Any site can open lines with our cookies: check the origin. */
function isForeign({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && URL.parse(origin)?.host !== host
}

async function admitted(
  line: Line,
  ask: () => Promise<Visitor>,
  { users, sessions }: Pick<Shelves, 'users' | 'sessions'>,
): Promise<string | undefined> {
  const visitor = await ask()
  if (visitor.kind === 'guest') return ended(line, closings.signInFirst)
  const { userId, sessionId } = visitor
  if ((users.get(userId)?.size ?? 0) >= mostLinesOfOne) return ended(line, closings.tooMuch)
  join(users, userId, line)
  join(sessions, sessionId, line)
  const leaveBoth = () => {
    leave(users, [userId], line)
    leave(sessions, [sessionId], line)
  }
  line.onEnd(leaveBoth)
  if (!line.isOpen()) leaveBoth()
  // checked again after joining, so that no end in between is missed
  return (await ask()).kind === 'guest' ? ended(line, closings.signInFirst) : userId
}

function ended(line: Line, why: number): undefined {
  line.end(why)
}

function refused(request: FastifyRequest, error: unknown): Visitor {
  request.log.info({ err: error }, 'live.refused')
  return { kind: 'guest' }
}

function join(shelf: Shelf, id: string, line: Line): void {
  const present = shelf.get(id) ?? new Set()
  shelf.set(id, present.add(line))
}

function leave(shelf: Shelf, ids: Iterable<string>, line: Line): void {
  for (const id of ids) {
    shelf.get(id)?.delete(line)
    if (shelf.get(id)?.size === 0) shelf.delete(id)
  }
}
