import { useEffect, useEffectEvent, useState } from 'react'
import { asksAgainAfter, closed } from '#orders/web/trips/trip-refresh.ts'
import { refreshed, signedIn, signedOutByServer } from '#web/session.ts'

/** Listens over the live socket while `isWanted`; the status is undefined
 * when events may have been missed. Returns whether it is open. */
export function useLiveOrder(
  orderId: string,
  isWanted: boolean,
  onStatus: (status: string | undefined) => void,
): boolean {
  const [isOpen, setOpen] = useState(false)
  const hear = useEffectEvent((text: unknown) => {
    const said = saidIn(text)
    if (said?.type === 'refetch') onStatus(undefined)
    if (said?.type === 'order' && said.orderId === orderId) onStatus(said.status)
  })
  useEffect(() => {
    if (!isWanted) return undefined
    return stayConnected({ orderId, onOpen: setOpen, hear })
  }, [orderId, isWanted])
  return isOpen
}

interface Line {
  readonly orderId: string
  readonly onOpen: (isOpen: boolean) => void
  readonly hear: (text: unknown) => void
}

function stayConnected({ orderId, onOpen, hear }: Line): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let socket: WebSocket
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
    if (signal.aborted) return
    if (answer === undefined) return signedOutByServer()
    signedIn(answer)
    connect()
  }
  function connect() {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
    socket.addEventListener(
      'open',
      () => {
        onOpen(true)
        socket.send(JSON.stringify({ type: 'watch', orderId }))
      },
      { signal },
    )
    socket.addEventListener(
      'message',
      ({ data }) => {
        mayRenew = true
        waitedMs = undefined
        hear(data)
      },
      { signal },
    )
    socket.addEventListener(
      'close',
      ({ code }) => {
        onOpen(false)
        if (code === closed.unknown && mayRenew) void renew().catch(() => later())
        else if (code !== closed.unknown && code !== closed.foreign) later(code)
      },
      { signal },
    )
  }
  connect()
  return () => {
    leaving.abort()
    clearTimeout(again)
    socket.close()
    onOpen(false)
  }
}

type Said =
  | { readonly type: 'refetch' }
  | { readonly type: 'order'; readonly orderId: string; readonly status: string }

function saidIn(text: unknown): Said | undefined {
  const said: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
  if (typeof said !== 'object' || said === null || !('type' in said)) return undefined
  if (said.type === 'refetch') return { type: said.type }
  if (said.type !== 'order' || !('orderId' in said) || !('status' in said)) return undefined
  return { type: said.type, orderId: String(said.orderId), status: String(said.status) }
}
