import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import type { ConversationView, supportCalls } from '#support/calls.ts'
import { limits, texts } from '#support/conversation.ts'
import { draftOf, keepDraft } from '#support/web/draft.ts'
import { afterPaint } from '#web/after-paint.ts'
import { ask } from '#web/api.ts'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

interface Props {
  readonly orderId: string | undefined
  readonly onSent: (conversation: ConversationView) => void
}

/** What could not be sent stays in the box, and is the same message when it is sent again. */
export function Composer({ orderId, onSent }: Props) {
  const { text, write } = useDraft(orderId)
  const { busy, fault, doing } = useOneAtATime()
  const [isEmpty, setEmpty] = useState(false)
  const says = isEmpty ? texts.empty : fault
  const send = () => {
    setEmpty(text.trim() === '')
    if (text.trim() === '') return
    void doing('send', async () => {
      const { id } = draftOf(orderId)
      const body = { id, orderId, text }
      onSent(await ask<typeof supportCalls.send>('POST /api/support/Message/Send', { body }))
      write('')
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className="support-composer" onSubmit={submit} noValidate>
      <label className="only-spoken" htmlFor="support-text">
        پیام شما
      </label>
      <div className="support-box">
        <textarea
          id="support-text"
          rows={1}
          dir="auto"
          placeholder="پیامتان را بنویسید"
          value={text}
          maxLength={limits.mostLetters}
          readOnly={busy !== undefined}
          aria-invalid={says !== undefined || undefined}
          aria-describedby={says === undefined ? undefined : 'support-says'}
          onChange={(event) => {
            setEmpty(false)
            write(event.target.value)
          }}
          onKeyDown={press}
        />
        <IconButton
          icon="paper-plane-right-fill"
          label="فرستادن"
          type="submit"
          aria-busy={busy !== undefined}
        />
      </div>
      <p id="support-says" role="alert">
        {says}
      </p>
    </form>
  )
}

/** Kept in this tab until it is sent. */
function useDraft(orderId: string | undefined) {
  const [text, setText] = useState('')
  useEffect(() => afterPaint(() => setText((typed) => typed || draftOf(orderId).text)), [orderId])
  return {
    text,
    write(next: string) {
      setText(next)
      keepDraft(orderId, next)
    },
  }
}
