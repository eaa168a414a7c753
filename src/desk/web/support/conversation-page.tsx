import '#desk/web/orders/order.css'
import './support.css'
import { Link } from 'react-router'
import type { ConversationPage, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { AnswerForm } from '#desk/web/support/answer-form.tsx'
import { BesideConversation } from '#desk/web/support/beside-conversation.tsx'
import { ConversationActions } from '#desk/web/support/conversation-actions.tsx'
import { ConversationMessages } from '#desk/web/support/conversation-messages.tsx'
import { CutOffNote } from '#desk/web/support/cut-off-note.tsx'
import { OrdersBeside } from '#desk/web/support/orders-beside.tsx'
import { useDeskRead } from '#desk/web/support/use-desk-read.ts'
import { useLive } from '#desk/web/support/use-live.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/conversation-page'

export { loader } from './conversation-page.server.ts'

export default function ConversationPageOf({ loaderData: { me, page } }: Route.ComponentProps) {
  const { view, isCutOff } = useLive<ConversationPage>(page, () =>
    askDesk<typeof supportDeskCalls.conversation>('GET /api/desk/conversations/{id}', {
      params: { id: page.id },
    }),
  )
  const mayWork = useMay('support.work')
  useDeskRead(view, mayWork)
  return (
    <DeskPage
      title={`گفتگو با ${view.firstName ?? 'مسافر'}`}
      sub={<ConversationStatus view={view} me={me} />}
      actions={mayWork && <ConversationActions view={view} me={me} />}
    >
      {isCutOff && <CutOffNote />}
      <div className="desk-order">
        <div>
          <Link to="/desk/support" data-close="">
            همهٔ گفتگوها
          </Link>
          <OrdersBeside view={view} />
        </div>
        <section className="desk-conversation" aria-label="گفتگو">
          <ConversationMessages view={view} />
          {mayWork && <AnswerForm key={view.id} view={view} me={me} />}
        </section>
        <BesideConversation view={view} mayWork={mayWork} />
      </div>
    </DeskPage>
  )
}

const stateWords = {
  waiting: 'منتظر ما',
  open: 'پاسخ داده شده',
  closed: 'بسته',
  automatic: 'با پاسخ خودکار',
} as const

function ConversationStatus({ view, me }: { readonly view: ConversationPage; readonly me: string }) {
  const { state, due, isLate, holder, phone } = view
  return (
    <>
      <Tag tone={isLate ? 'bad' : state === 'waiting' ? 'warn' : 'plain'}>
        {stateWords[state]}
        {due !== '' && `، ${isLate ? 'دیر شده' : 'تا'} ${due}`}
      </Tag>{' '}
      <span>{holder === null ? 'با هیچ‌کس' : holder.id === me ? 'با شما' : `با ${holder.name}`}</span>{' '}
      <bdi dir="ltr">{phone}</bdi>
    </>
  )
}
