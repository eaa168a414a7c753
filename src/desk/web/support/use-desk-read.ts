import { useEffect, useEffectEvent, useRef } from 'react'
import type { ConversationPage, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'

/** Says how far was read, while the page is looked at by whoever may answer. */
export function useDeskRead({ id, last, unread }: ConversationPage, mayWork: boolean): void {
  const marked = useRef(0)
  const mark = useEffectEvent((seq: number) => {
    if (!mayWork || document.hidden || unread === 0 || seq <= marked.current) return
    const before = marked.current
    marked.current = seq
    askDesk<typeof supportDeskCalls.conversationRead>('POST /api/desk/conversations/{id}/read', {
      params: { id },
      body: { seq },
    }).catch(() => void (marked.current = before)) // said again with the next message
  })
  useEffect(() => {
    const look = () => mark(last)
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [last])
}
