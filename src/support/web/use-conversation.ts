import { useEffect, useEffectEvent, useState } from 'react'
import type { ConversationView, MessageView, supportCalls } from '#support/calls.ts'
import { useReadMark } from '#support/web/use-read-mark.ts'
import { ask } from '#web/api.ts'
import { type LiveEvent, stayConnected } from '#web/live/live-line.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

/** As it is now: read again whenever somebody wrote or read, and when the line comes back. */
export function useConversation(first: ConversationView) {
  const [view, setView] = useState(first)
  const [older, setOlder] = useState<readonly MessageView[]>([])
  const { busy, fault, doing } = useOneAtATime()
  const orderId = first.orderId ?? undefined
  const show = (next: ConversationView) => setView((now) => (lastOf(next) < lastOf(now) ? now : next))
  async function read(before?: number): Promise<ConversationView> {
    return ask<typeof supportCalls.conversation>('GET /api/support/Conversation/Get', {
      query: { orderId, ...(before !== undefined && { before: String(before) }) },
    })
  }
  const reload = useEffectEvent(() => {
    read().then(show, () => undefined) // it is read again with the next event
  })
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'refetch' || (event.type === 'conversation' && event.orderId === first.orderId))
      reload()
  })
  useEffect(() => {
    const onOpen = (isOpen: boolean) => void (isOpen && reload())
    return stayConnected({ orderIds: [], onOpen, hear })
  }, [])
  useReadMark(orderId, view)
  return {
    view: {
      ...view,
      messages: [...older, ...view.messages.filter(({ seq }) => seq > lastOf({ messages: older }))],
    },
    busy,
    fault,
    show,
    showOlder: () =>
      doing('older', async () => {
        const { messages, hasOlder } = await read((older[0] ?? view.messages[0])?.seq)
        setOlder([...messages, ...older])
        setView((now) => ({ ...now, hasOlder }))
      }),
    askForPerson: () =>
      void doing('person', async () =>
        show(
          await ask<typeof supportCalls.askForPerson>('POST /api/support/Conversation/AskForPerson', {
            body: { orderId },
          }),
        ),
      ),
  }
}

function lastOf({ messages }: { readonly messages: readonly MessageView[] }): number {
  return messages.at(-1)?.seq ?? 0
}
