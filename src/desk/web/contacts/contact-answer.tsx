import { useRef, useState } from 'react'
import type { contactDeskCalls } from '#desk/contact-calls.ts'
import { gapsIn } from '#desk/macros/gaps.ts'
import type { ContactOnPage } from '#desk/web/contacts/contact-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { MacroPicker } from '#desk/web/macros/macro-picker.tsx'
import { MissingGaps } from '#desk/web/macros/missing-gaps.tsx'
import { useMacroInsert } from '#desk/web/macros/use-macro-insert.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export function ContactAnswer({ message: { number, isCall, way } }: { readonly message: ContactOnPage }) {
  const { busy, refusal, run } = useOrderAction()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const macro = useMacroInsert({ field, text, write: setText })
  const params = { number }
  const answer = () =>
    run('answer', 'پاسخ رفت', () =>
      askDesk<typeof contactDeskCalls.answer>('POST /api/desk/contacts/{number}/answer', {
        params,
        body: { text },
      }),
    )
  return (
    <section className="desk-panel" aria-label="پاسخ به پیام">
      <textarea
        ref={field}
        className="field-input desk-contact-answer"
        data-answer=""
        aria-label="پاسخ"
        placeholder={
          isCall ? 'در تماس چه گفته شد؛ با / پاسخ آماده بیاورید' : `پاسخ با ${way}؛ با / پاسخ آماده بیاورید`
        }
        rows={8}
        maxLength={3000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void answer()
          if (event.key !== '/' || text !== '') return
          event.preventDefault()
          macro.choose()
        }}
      />
      <MacroPicker
        of={{ contact: number }}
        open={macro.isChoosing}
        onClose={macro.close}
        onPick={macro.insert}
      />
      <MissingGaps gaps={gapsIn(text)} />
      <div className="desk-row-actions">
        <Button busy={busy === 'answer' && 'در حال فرستادن…'} onClick={() => void answer()}>
          فرستادن پاسخ
        </Button>
        <Button kind="line" data-macros="" onClick={macro.choose}>
          پاسخ آماده
        </Button>
      </div>
      <RefusalNote says={refusal} />
      <Closing number={number} />
    </section>
  )
}

function Closing({ number }: Pick<ContactOnPage, 'number'>) {
  const { busy, refusal, run } = useOrderAction()
  const [reason, setReason] = useState('')
  const close = () =>
    run('close', 'پیام بسته شد', () =>
      askDesk<typeof contactDeskCalls.close>('POST /api/desk/contacts/{number}/close', {
        params: { number },
        body: { reason },
      }),
    )
  return (
    <>
      <TextField
        label="یا دلیل بستن بی‌پاسخ؛ نویسنده آن را می‌بیند"
        name="reason"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button kind="line" busy={busy === 'close' && 'در حال بستن…'} onClick={() => void close()}>
        بستن بی‌پاسخ
      </Button>
      <RefusalNote says={refusal} />
    </>
  )
}
