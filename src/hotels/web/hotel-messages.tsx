import { type SubmitEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { hotelCalls } from '#hotels/calls.ts'
import { longestMessage } from '#hotels/guest-messages.ts'
import type { HotelOrderView } from '#hotels/web/hotel-order-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { supportPath } from '#orders/support-path.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<HotelOrderView, 'orderId' | 'messages' | 'writing'>

/** What guests and the hotel's own people write to each other. */
export function HotelMessages({ orderId, messages, writing }: Props) {
  if (writing === 'none' && messages.length === 0) return null
  return (
    <section className="card hotel-messages" id="hotel-message" aria-labelledby="hotel-message-title">
      <h2 id="hotel-message-title">پیام به هتل</h2>
      {messages.length > 0 && (
        <ol>
          {messages.map(({ key, isMine, words, at }) => (
            <li key={key} data-mine={isMine ? '' : undefined}>
              <b>{isMine ? 'شما' : 'هتل'}</b> <small>{at}</small>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      )}
      {writing === 'hotel' && <MessageForm orderId={orderId} />}
      {writing === 'support' && (
        <>
          <p className="order-soft">
            این هتل را فروشندهٔ دیگری رزرو می‌کند و پیام از این‌جا به آن نمی‌رسد. خواسته‌تان را به پشتیبانی
            بنویسید.
          </p>
          <LinkButton kind="line" size="small" to={supportPath(orderId)}>
            نوشتن به پشتیبانی
          </LinkButton>
        </>
      )}
    </section>
  )
}

function MessageForm({ orderId }: Pick<Props, 'orderId'>) {
  const { words, setWords, isBusy, refusal, send } = useMessage(orderId)
  return (
    <form onSubmit={send} noValidate>
      {refusal !== undefined && (
        <Note tone="bad" announced>
          {refusal}
        </Note>
      )}
      <Field
        label="پیام شما"
        hint={`کارکنان هتل آن را با نام سرپرست و شمارهٔ واچر می‌خوانند. پاسخ همین‌جا می‌آید و خبرش را به شما می‌دهیم. ${persianDigits(words.length)} از ${persianDigits(longestMessage)} حرف.`}
      >
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            rows={3}
            maxLength={longestMessage}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
        فرستادن به هتل
      </Button>
    </form>
  )
}

function useMessage(orderId: string) {
  const { revalidate } = useRevalidator()
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const id = useRef<string>(undefined)
  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    id.current ??= crypto.randomUUID()
    try {
      await ask<typeof hotelCalls.writeToHotel>('POST /api/hotel-reservation/Messages/WriteToHotel', {
        body: { orderId, id: id.current, words },
      })
      id.current = undefined
      setWords('')
      setRefusal(undefined)
      await revalidate()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    words,
    setWords(next: string) {
      id.current = undefined
      setWords(next)
    },
    isBusy,
    refusal,
    send: (event: SubmitEvent) => void send(event),
  }
}
