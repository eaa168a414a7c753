import type { ConversationView, supportCalls } from '#support/calls.ts'
import { newId } from '#support/web/draft.ts'
import { ask } from '#web/api.ts'
import { Chip } from '#web/ui/fields/chip.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

interface Props {
  readonly orderId: string | undefined
  readonly chips: readonly string[]
  readonly onSent: (conversation: ConversationView) => void
}

/** A question at one press: what is written beside it stays in the box. */
export function QuestionChips({ orderId, chips, onSent }: Props) {
  const { busy, fault, doing } = useOneAtATime()
  const press = (text: string) =>
    void doing(text, async () => {
      const body = { id: newId(), orderId, text }
      onSent(await ask<typeof supportCalls.send>('POST /api/support/Message/Send', { body }))
    })
  return (
    <>
      {chips.map((text) => (
        <Chip key={text} aria-busy={busy === text} onClick={() => press(text)}>
          {text}
        </Chip>
      ))}
      {fault !== undefined && <p role="alert">{fault}</p>}
    </>
  )
}
