import './guest-panel.css'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { GuestConversationOnPage } from '#desk/web/hotels/hotel-messages-page.server.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { longestMessage } from '#hotels/guest-messages.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly hotelId: string
  readonly guest: GuestConversationOnPage
}

export function GuestPanel({ hotelId, guest }: Props) {
  const { voucherNumber, leader, checkIn, messages } = guest
  const { busy, refusal, run } = useOrderAction()
  const [words, setWords] = useState('')
  const id = useRef<string>(undefined)
  const [params] = useSearchParams()
  const send = () =>
    void run('answer', 'پاسخ به مهمان رسید', async () => {
      id.current ??= crypto.randomUUID()
      await askDesk<typeof hotelDeskCalls.writeMessage>('POST /api/desk/hotels/{hotelId}/messages', {
        params: { hotelId },
        body: { voucherNumber, id: id.current, words },
      })
      id.current = undefined
      setWords('')
    })
  return (
    <section className="desk-panel desk-guest" aria-labelledby="guest-title">
      <h2 id="guest-title">
        <bdi>{leader}</bdi>، ورود {checkIn}
      </h2>
      <ol>
        {messages.map(({ key, isOurs, words: written, at }) => (
          <li key={key} data-ours={isOurs ? '' : undefined}>
            <b>{isOurs ? 'هتل' : 'مهمان'}</b> <small>{at}</small>
            <p>{written}</p>
          </li>
        ))}
      </ol>
      <Field label="پاسخ هتل؛ مهمان آن را در صفحهٔ رزروش می‌خواند">
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            rows={5}
            maxLength={longestMessage}
            value={words}
            onChange={({ target }) => {
              id.current = undefined
              setWords(target.value)
            }}
          />
        )}
      </Field>
      <Button busy={busy === 'answer' && 'در حال فرستادن…'} onClick={send}>
        فرستادن پاسخ
      </Button>
      <RefusalNote says={refusal} />
      <Link
        to={`?${new URLSearchParams([...params].filter(([name]) => name !== 'voucher'))}`}
        data-close=""
        preventScrollReset
      >
        بستن
      </Link>
    </section>
  )
}
