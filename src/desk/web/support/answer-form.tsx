import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { gapsIn, macroGaps } from '#desk/macros/gaps.ts'
import type { ConversationPage } from '#desk/support-calls.ts'
import { MacroPicker } from '#desk/web/macros/macro-picker.tsx'
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
  const [isChoosing, setChoosing] = useState(false)
  const missing = gapsIn(text)
  function insert(ready: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    write(`${text.slice(0, selectionStart)}${ready}${text.slice(selectionEnd)}`)
    setChoosing(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === '/' && text === '') {
      event.preventDefault()
      setChoosing(true)
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
      <MacroPicker view={view} open={isChoosing} onClose={() => setChoosing(false)} onPick={insert} />
      <p role="status">
        {missing.length > 0 &&
          `این سفارش ${missing.map((gap) => `«${macroGaps[gap]}»`).join('، ')} ندارد؛ جای آن را خودتان بنویسید.`}
      </p>
      <RefusalNote says={refusal} />
      <div>
        <small>{isOthers && `با ${view.holder?.name} است؛ برای پاسخ نخست برش دارید`}</small>
        <Button kind="line" data-macros="" onClick={() => setChoosing(true)}>
          پاسخ آماده
        </Button>
        <Button type="submit" busy={isSending && 'در حال فرستادن…'}>
          فرستادن پاسخ
        </Button>
      </div>
    </form>
  )
}
