import '#desk/web/desk-queues.css'
import '#desk/web/tasks.css'
import './support.css'
import { Link } from 'react-router'
import { conversationQueues } from '#desk/support/queues.ts'
import type { ConversationList, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { CutOffNote } from '#desk/web/support/cut-off-note.tsx'
import { useLive } from '#desk/web/support/use-live.ts'
import { Workload } from '#desk/web/workload.tsx'
import { persianDigits } from '#money/digits.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/support-page'

export { loader } from './support-page.server.ts'

type Row = ConversationList['rows'][number]

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const { view, isCutOff } = useLive<ConversationList>(loaderData, () =>
    askDesk<typeof supportDeskCalls.conversations>('GET /api/desk/conversations', {
      query: { queue: loaderData.queue },
    }),
  )
  return (
    <DeskPage
      title="گفتگوها"
      sub="گفتگوی مسافران با پشتیبانی، به وقت تهران"
      actions={
        <LinkButton kind="line" to="/desk/macros">
          پاسخ‌های آماده
        </LinkButton>
      }
    >
      {isCutOff && <CutOffNote />}
      <nav className="desk-queues" aria-label="صف‌ها">
        {view.queues.map(({ name, many, late }) => (
          <Link key={name} to={`?queue=${name}`} aria-current={name === view.queue ? 'page' : undefined}>
            {conversationQueues[name]} <Tag tone={late > 0 ? 'bad' : 'plain'}>{persianDigits(many)}</Tag>
          </Link>
        ))}
      </nav>
      <Workload of={view.workload} what="گفتگو" />
      <DeskTable
        caption={`گفتگوها، ${conversationQueues[view.queue]}`}
        head={['مسافر', 'آخرین پیام', 'سفارش', 'مهلت پاسخ', 'گذشته', 'با']}
        empty="در این صف گفتگویی نیست."
        rows={view.rows.map((row) => ({ key: row.id, cells: cellsOf(row) }))}
      />
      {view.isCut && <p className="desk-workload">صد گفتگوی نخست این صف پیداست.</p>}
    </DeskPage>
  )
}

const authorWords: Readonly<Record<string, string>> = { person: 'ما: ', house: 'خودکار: ' }

function cellsOf({ id, who, says, author, unread, orderNumber, due, isLate, age, holder }: Row) {
  return [
    <Link key="open" to={`/desk/support/${id}`}>
      <bdi>{who}</bdi> {unread > 0 && <Tag tone="primary">{persianDigits(unread)} نخوانده</Tag>}
    </Link>,
    <span key="says" className="desk-last-words">
      {authorWords[author]}
      <bdi>{says || 'پیوست'}</bdi>
    </span>,
    orderNumber ?? 'بی سفارش',
    <Due key="due" due={due} isLate={isLate} />,
    age,
    holder?.name ?? 'هیچ‌کس',
  ]
}

function Due({ due, isLate }: Pick<Row, 'due' | 'isLate'>) {
  if (due === '') return '—'
  return isLate ? <Tag tone="bad">دیر شده: {due}</Tag> : due
}
