import { useEffect, useRef } from 'react'
import type { ConversationPage } from '#desk/support-calls.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { byDay, timeOf } from '#support/web/message-days.ts'

type View = Pick<ConversationPage, 'id' | 'messages' | 'travellerRead'>
type Message = ConversationPage['messages'][number]

export function ConversationMessages({ view }: { readonly view: View }) {
  const list = useRef<HTMLDivElement>(null)
  const last = view.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (list.current !== null && last > 0) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div ref={list} className="desk-messages" role="log" aria-label="پیام‌ها" tabIndex={0}>
      {view.messages.length === 0 && <p>هنوز پیامی نیست.</p>}
      {byDay(view.messages).map(({ day, messages }) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ul>
            {messages.map((message) => (
              <OneMessage key={message.seq} {...{ message, view }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const authorWords = { traveller: 'مسافر', house: 'پاسخ خودکار', person: '', notice: '' } as const

function OneMessage({ message, view }: { readonly message: Message; readonly view: View }) {
  const { seq, author, name, body, answer, at, hasFile } = message
  if (author === 'notice') return <li className="desk-notice">{body}</li>
  const isOurs = author !== 'traveller'
  return (
    <li className="desk-message" data-ours={isOurs ? '' : undefined}>
      <b>{name ?? authorWords[author]}</b>
      {hasFile && <Attachment id={view.id} message={message} />}
      {body !== '' && <p dir="auto">{body}</p>}
      {answer?.figures.map(({ label, amount }) => (
        <p key={label}>
          {label}: <bdi dir="ltr">{priceText(amount)}</bdi> {moneyUnit()}
        </p>
      ))}
      <small>
        <time dateTime={at}>{timeOf(at)}</time>
        {isOurs && (seq <= view.travellerRead ? '، مسافر خواند' : '، هنوز نخوانده')}
      </small>
    </li>
  )
}

function Attachment({ id, message: { seq, file } }: { readonly id: string; readonly message: Message }) {
  const mayOpen = useMay('support.work')
  if (file === null) return <p>پیوست، که زمان نگهداری آن گذشت</p>
  const words = file.type === 'application/pdf' ? 'پیوست PDF' : 'تصویر پیوست'
  if (!mayOpen) return <p>{words}</p>
  return (
    <a href={`/api/desk/conversations/${id}/files/${seq}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}
