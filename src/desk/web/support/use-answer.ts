import { useEffect, useRef, useState } from 'react'
import type { ConversationPage, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { draftOf, keepDraft } from '#support/web/draft.ts'
import { afterPaint } from '#web/after-paint.ts'

/** What is written stays through refusals, reloads and other pages until it is sent. */
export function useAnswer({ id, last }: Pick<ConversationPage, 'id' | 'last'>) {
  const { busy, refusal, run } = useOrderAction()
  const [text, setText] = useState('')
  const sent = useRef(0)
  const draftName = `desk ${id}`
  useEffect(() => afterPaint(() => setText((typed) => typed || draftOf(draftName).text)), [draftName])
  function write(next: string) {
    setText(next)
    keepDraft(draftName, next)
  }
  async function send() {
    if (text.trim() === '') return
    const body = { id: draftOf(draftName).id, text, seen: Math.max(last, sent.current) }
    const isSent = await run('answer', 'پاسخ رفت', async () => {
      const line = 'POST /api/desk/conversations/{id}/answers'
      const answered = await askDesk<typeof supportDeskCalls.answerConversation>(line, {
        params: { id },
        body,
      })
      sent.current = answered.last
    })
    if (isSent) write('')
  }
  return { text, write, send, isSending: busy !== undefined, refusal }
}
