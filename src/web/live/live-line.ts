import { eventIn, type LiveEvent } from '#web/live/live-event.ts'
import { asksAgainAfter, closed } from '#web/live/reconnecting.ts'
import { refreshed, signedIn, signedOutByServer } from '#web/session.ts'

export type { LiveEvent } from '#web/live/live-event.ts'

export interface LiveLine {
  /** orders whose moves are listened for */
  readonly orderIds: readonly string[]
  readonly onOpen: (isOpen: boolean) => void
  readonly hear: (event: LiveEvent) => void
}

/** One try, by a socket or by a stream of events. */
interface Tried {
  opened(): void
  heard(text: unknown): void
  /** code 1006: cut, or never opened */
  ended(code: number): void
}

/** Listens and comes again until it is left; a socket that never opens gives way to a stream. Returns how to leave. */
export function stayConnected({ orderIds, onOpen, hear }: LiveLine): () => void {
  let isLeft = false
  let leave = () => undefined as void
  let again: ReturnType<typeof setTimeout>
  let mayRenew = true
  let waitedMs: number | undefined
  const later = (code?: number) => {
    const ms = asksAgainAfter(code, waitedMs)
    waitedMs = code === closed.tooMuch ? ms : undefined
    again = setTimeout(connect, ms)
  }
  /** The token may have expired or the session ended; then the page shows it. */
  async function renew() {
    mayRenew = false
    const answer = await refreshed()
    if (isLeft) return
    if (answer === undefined) return signedOutByServer()
    signedIn(answer)
    connect()
  }
  const trying = (otherwise?: () => void): Tried => {
    let isOpen = false
    return {
      opened() {
        isOpen = true
        if (!isLeft) onOpen(true)
      },
      heard(text) {
        mayRenew = true
        waitedMs = undefined
        const event = eventIn(text)
        if (!isLeft && event !== undefined) hear(event)
      },
      ended(code) {
        if (isLeft) return
        if (isOpen) onOpen(false)
        if (code === closed.unknown && mayRenew) void renew().catch(() => later())
        else if (!isOpen && code === closed.cut && otherwise !== undefined) otherwise()
        else if (code !== closed.unknown && code !== closed.foreign) later(code)
        else if (otherwise === undefined) later(closed.tooMuch) // a stream does not say why
      },
    }
  }
  function connect() {
    leave = bySocket(
      orderIds,
      trying(() => (leave = byStream(orderIds, trying()))),
    )
  }
  connect()
  return () => {
    isLeft = true
    clearTimeout(again)
    leave()
    onOpen(false)
  }
}

function bySocket(orderIds: readonly string[], tried: Tried): () => void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
  socket.addEventListener('open', () => {
    tried.opened()
    for (const orderId of orderIds) socket.send(JSON.stringify({ type: 'watch', orderId }))
  })
  socket.addEventListener('message', ({ data }) => tried.heard(data))
  socket.addEventListener('close', ({ code }) => tried.ended(code))
  return () => socket.close()
}

/** Says no reason: one that never opened may have been refused, so the token is renewed once. */
function byStream(orderIds: readonly string[], tried: Tried): () => void {
  const query = orderIds.map((orderId) => `orderId=${orderId}`).join('&')
  const source = new EventSource(`/live/events?${query}`)
  source.addEventListener('open', () => tried.opened())
  source.addEventListener('message', ({ data }) => tried.heard(data))
  source.addEventListener('error', () => {
    const isRefused = source.readyState === EventSource.CLOSED
    source.close()
    tried.ended(isRefused ? closed.unknown : closed.cut)
  })
  return () => source.close()
}
