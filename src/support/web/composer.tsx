import type { FormEvent, KeyboardEvent } from 'react'
import { limits } from '#support/conversation.ts'
import { ChosenFile } from '#support/web/chosen-file.tsx'
import { FileChoice } from '#support/web/file-choice.tsx'
import { type Composing, useComposing } from '#support/web/use-composing.ts'
import { IconButton } from '#web/ui/fields/icon-button.tsx'

export function Composer(composing: Composing) {
  const { text, chosen, isSending, says, write, choose, drop, send } = useComposing(composing)
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
      {chosen && <ChosenFile {...{ chosen, isSending }} onDrop={drop} />}
      <div className="support-box">
        <FileChoice disabled={isSending} onFile={choose} />
        <textarea
          id="support-text"
          rows={1}
          dir="auto"
          placeholder="پیامتان را بنویسید"
          value={text}
          maxLength={limits.mostLetters}
          readOnly={isSending}
          aria-invalid={says !== undefined || undefined}
          aria-describedby={says === undefined ? undefined : 'support-says'}
          onChange={(event) => write(event.target.value)}
          onPaste={({ clipboardData: { files } }) => files[0] && choose(files[0])}
          onKeyDown={press}
        />
        <IconButton icon="paper-plane-right-fill" label="فرستادن" type="submit" aria-busy={isSending} />
      </div>
      <p id="support-says" role="alert">
        {says}
      </p>
    </form>
  )
}
