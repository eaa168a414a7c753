import { useEffect, useRef } from 'react'
import type { ConversationView, MessageView } from '#support/calls.ts'
import { AnswerParts } from '#support/web/answer-parts.tsx'
import { byDay, timeOf } from '#support/web/message-days.ts'
import { MessageFile } from '#support/web/message-file.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly view: ConversationView
  readonly brandName: string
  readonly onOlder: () => void
}

export function MessageList({ view, brandName, onOlder }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const last = view.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    const list = end.current
    if (list !== null && last > 0) list.scrollTop = list.scrollHeight
  }, [last])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div ref={end} className="support-messages" role="log" aria-label="پیام‌ها" tabIndex={0}>
      {view.hasOlder && (
        <Button kind="ghost" size="small" onClick={onOlder}>
          پیام‌های پیشین
        </Button>
      )}
      {view.messages.length === 0 && <Beginning brandName={brandName} />}
      {byDay(view.messages).map(({ day, messages }) => (
        <section key={day} aria-label={day}>
          <p className="support-day">{day}</p>
          <ul>
            {messages.map((message) => (
              <Message key={message.seq} {...{ message, brandName, deskRead: view.deskRead }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Beginning({ brandName }: Pick<Props, 'brandName'>) {
  return (
    <div className="support-beginning">
      <Icon name="chat-circle-dots-duotone" size="large" />
      <p>هرچه لازم دارید بنویسید. پیام‌هایتان همین‌جا می‌ماند و جز خودتان، تنها همکاران {brandName} می‌بینند.</p>
    </div>
  )
}

interface MessageProps {
  readonly message: MessageView
  readonly brandName: string
  readonly deskRead: number
}

function Message({ message, brandName, deskRead }: MessageProps) {
  const { seq, author, name, body, answer, at } = message
  if (author === 'notice') return <li className="support-notice">{body}</li>
  const isOwn = author === 'traveller'
  return (
    <li className="support-message" data-author={author}>
      <p className="support-author">
        {isOwn && <span className="only-spoken">شما</span>}
        {!isOwn && <b>{name ?? brandName}</b>}
        {author === 'house' && ' پاسخ خودکار'}
      </p>
      {message.hasFile && <MessageFile file={message.file} />}
      {body !== '' && (
        <p className="support-words" dir="auto">
          {body}
        </p>
      )}
      {answer !== null && <AnswerParts {...answer} />}
      <p className="support-at">
        <time dateTime={at}>{timeOf(at)}</time>
        {isOwn && <ReadSign isRead={seq <= deskRead} />}
      </p>
    </li>
  )
}

function ReadSign({ isRead }: { readonly isRead: boolean }) {
  return (
    <span className="support-read" data-read={isRead}>
      <Icon name={isRead ? 'checks-bold' : 'check-bold'} size="small" />
      <span className="only-spoken">{isRead ? 'همکار ما خواند' : 'رسید'}</span>
    </span>
  )
}
