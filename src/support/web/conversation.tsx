import type { ConversationView } from '#support/calls.ts'
import { Composer } from '#support/web/composer.tsx'
import { MessageList } from '#support/web/message-list.tsx'
import { PersonWaited } from '#support/web/person-waited.tsx'
import { QuestionChips } from '#support/web/question-chips.tsx'
import { useConversation } from '#support/web/use-conversation.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly conversation: ConversationView
  readonly brandName: string
  /** what the house answers by itself */
  readonly chips: readonly string[]
}

export function Conversation({ conversation, brandName, chips }: Props) {
  const { view, fault, busy, showOlder, askForPerson, show } = useConversation(conversation)
  return (
    <>
      <MessageList view={view} brandName={brandName} onOlder={() => void showOlder()} />
      <div className="support-foot">
        <PersonWaited view={view} />
        {fault !== undefined && (
          <Note tone="bad" announced>
            {fault}
          </Note>
        )}
        {!view.isHanded && (
          <div className="support-chips">
            <Button
              kind="tonal"
              size="small"
              icon="headset"
              busy={busy === 'person' && 'در حال سپردن…'}
              onClick={askForPerson}
            >
              گفتگو با همکار ما
            </Button>
            <QuestionChips orderId={view.orderId ?? undefined} chips={chips} onSent={show} />
          </div>
        )}
        <Composer orderId={view.orderId ?? undefined} onSent={show} />
      </div>
    </>
  )
}
