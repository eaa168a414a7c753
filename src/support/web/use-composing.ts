import { useEffect, useState } from 'react'
import type { ConversationView, supportCalls } from '#support/calls.ts'
import { texts } from '#support/conversation.ts'
import { draftOf, keepDraft } from '#support/web/draft.ts'
import { type ChosenFile, useChosenFile } from '#support/web/use-chosen-file.ts'
import { afterPaint } from '#web/after-paint.ts'
import { ask } from '#web/api.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

export interface Composing {
  readonly orderId: string | undefined
  readonly onSent: (conversation: ConversationView) => void
}

/** What could not be sent stays, words and file, and is the same message when it is sent again. */
export function useComposing({ orderId, onSent }: Composing) {
  const { text, write } = useDraft(orderId)
  const { busy, fault, doing } = useOneAtATime()
  const file = useChosenFile()
  const { chosen } = file
  const [isEmpty, setEmpty] = useState(false)
  return {
    text,
    chosen,
    isSending: busy !== undefined,
    says: isEmpty ? texts.empty : (fault ?? file.fault),
    drop: file.drop,
    write(next: string) {
      setEmpty(false)
      write(next)
      file.renew()
    },
    choose(one: File) {
      setEmpty(false)
      void file.choose(one)
    },
    send() {
      const nothing = text.trim() === '' && chosen === undefined
      setEmpty(nothing)
      if (nothing) return
      void doing('send', async () => {
        onSent(await sent({ orderId, text, chosen }))
        write('')
        file.drop()
      })
    },
  }
}

interface Sending extends Pick<Composing, 'orderId'> {
  readonly text: string
  readonly chosen: ChosenFile | undefined
}

function sent({ orderId, text, chosen }: Sending): Promise<ConversationView> {
  if (chosen === undefined)
    return ask<typeof supportCalls.send>('POST /api/support/Message/Send', {
      body: { id: draftOf(orderId).id, orderId, text },
    })
  const { id, file } = chosen
  return ask<typeof supportCalls.sendFile>('POST /api/support/Message/SendFile', {
    body: { id, orderId, text },
    file,
  })
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
