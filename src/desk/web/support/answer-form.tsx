import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { gapsIn } from '#desk/macros/gaps.ts'
import type { ConversationPage } from '#desk/support-calls.ts'
import { MacroPicker } from '#desk/web/macros/macro-picker.tsx'
import { MissingGaps } from '#desk/web/macros/missing-gaps.tsx'
import { useMacroInsert } from '#desk/web/macros/use-macro-insert.ts'
import { useAnswer } from '#desk/web/support/use-answer.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly view: ConversationPage
  readonly me: string
}

export function AnswerForm({ view, me }: Props) {
  const { text, write, send, isSending, refusal } = useAnswer(view)
  const field = useRef<HTMLTextAreaElement>(null)
  const macro = useMacroInsert({ field, text, write })
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === '/' && text === '') {
      event.preventDefault()
      macro.choose()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
  const isOthers = view.holder !== null && view.holder.id !== me
  return (
    <form className="desk-answer" onSubmit={submit}>
      <textarea
        ref={field}
        data-answer=""
        aria-label="پاسخ"
        aria-keyshortcuts="Control+Enter"
        placeholder="پاسخ به مسافر؛ با / پاسخ آماده بیاورید"
        rows={4}
        maxLength={4000}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
      />
      <MacroPicker
        of={{ conversation: view.id, orderNumber: view.orderNumber, orders: view.orders }}
        open={macro.isChoosing}
        onClose={macro.close}
        onPick={macro.insert}
      />
      <MissingGaps gaps={gapsIn(text)} />
      <RefusalNote says={refusal} />
      <div>
        <small>{isOthers && `با ${view.holder?.name} است؛ برای پاسخ نخست برش دارید`}</small>
        <Button kind="line" data-macros="" onClick={macro.choose}>
          پاسخ آماده
        </Button>
        <Button type="submit" busy={isSending && 'در حال فرستادن…'}>
          فرستادن پاسخ
        </Button>
      </div>
    </form>
  )
}
