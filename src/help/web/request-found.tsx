import { Link } from 'react-router'
import type { ContactRequest } from '#help/calls.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly request: ContactRequest
  readonly withdraw: () => void
  readonly isBusy: boolean
}

export const requestStates = {
  waiting: { tone: 'primary', words: 'در صف پاسخ' },
  late: { tone: 'warn', words: 'دیر کرده‌ایم' },
  answered: { tone: 'good', words: 'پاسخ داده شد' },
  closed: { tone: 'plain', words: 'بسته شد' },
} as const

export function RequestFound({ request, withdraw, isBusy }: Props) {
  const { number, state, topic, writtenAt, answers, closedBecause, ownOrder } = request
  const isOpen = state === 'waiting' || state === 'late'
  return (
    <section className="card contact-found" aria-labelledby="contact-found">
      <header>
        <h2 id="contact-found">
          پیام <bdi dir="ltr">{number}</bdi>
        </h2>
        <Tag tone={requestStates[state].tone}>{requestStates[state].words}</Tag>
      </header>
      <p>
        {topic}، {writtenAt}
      </p>
      {ownOrder !== null && (
        <p>
          دربارهٔ{' '}
          <Link to={ownOrder.path}>
            سفارش <bdi dir="ltr">{ownOrder.number}</bdi>
          </Link>
        </p>
      )}
      {isOpen && <p>{expected(request)}</p>}
      {answers.map(({ text, at }) => (
        <article key={`${at}${text}`} aria-label={`پاسخ ما، ${at}`}>
          <p>{text}</p>
          <small>{at}</small>
        </article>
      ))}
      {closedBecause !== null && <p>دلیل: {closedBecause}</p>}
      {isOpen && (
        <Button kind="line" busy={isBusy && 'در حال لغو…'} onClick={withdraw}>
          {request.callAt === null ? 'دیگر پاسخ نمی‌خواهم' : 'لغو تماس'}
        </Button>
      )}
    </section>
  )
}

function expected({ state, callAt, dueAt }: ContactRequest): string {
  if (state === 'late') return `تا ${dueAt} باید پاسخ می‌دادیم. با همین شماره به پشتیبانی زنگ بزنید.`
  return callAt === null ? `تا ${dueAt} پاسخ می‌دهیم.` : `${callAt} زنگ می‌زنیم.`
}
