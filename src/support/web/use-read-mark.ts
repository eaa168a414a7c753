import { useEffect, useEffectEvent, useRef } from 'react'
import type { ConversationView, supportCalls } from '#support/calls.ts'
import { ask } from '#web/api.ts'

/** Says how far was read, while the page is looked at. */
export function useReadMark(
  orderId: string | undefined,
  { messages, travellerRead }: ConversationView,
): void {
  const marked = useRef(travellerRead)
  const last = messages.findLast(({ author }) => author !== 'traveller')?.seq ?? 0
  const mark = useEffectEvent((seq: number) => {
    if (document.hidden || seq <= marked.current) return
    const before = marked.current
    marked.current = seq
    ask<typeof supportCalls.read>('POST /api/support/Conversation/Read', { body: { orderId, seq } }).catch(
      () => void (marked.current = before), // said again with the next message
    )
  })
  useEffect(() => {
    const look = () => mark(last)
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [last])
}
