import '#desk/web/desk-queues.css'
import './tasks.css'
import { Link, useSearchParams } from 'react-router'
import { ClaimsTable } from '#desk/web/claims-table.tsx'
import { ColleagueTaskTable } from '#desk/web/colleague-task-table.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import { TaskPanel } from '#desk/web/task-panel.tsx'
import type { loader as load } from '#desk/web/tasks-page.server.ts'
import { Workload } from '#desk/web/workload.tsx'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/tasks-page'

export { loader } from './tasks-page.server.ts'

type Loaded = Awaited<ReturnType<typeof load>>

export default function TasksPage({ loaderData }: Route.ComponentProps) {
  const { all, tasks, chosen, workload, left, claims, me, queue } = loaderData
  const { rows, page, hasMore } = tasks
  const [params] = useSearchParams()
  return (
    <DeskPage title="کارها" sub={all.open === 0 ? 'کار بازی نیست' : countWords(all)}>
      <Queues loaded={loaderData} />
      <Workload of={workload} what="کار" />
      <div className="desk-split" data-open={chosen ? '' : undefined}>
        <DeskTable
          caption="کارهای باز، نزدیک‌ترین مهلت نخست"
          head={['مهلت', 'کار', 'صف', 'سفارش', 'با']}
          empty="در این صف کار بازی نیست."
          rows={rows.map((one) => ({
            key: String(one.number),
            isChosen: one.number === chosen?.number,
            cells: [
              one.isLate ? (
                <Tag key="due" tone="bad">
                  دیر شده: {one.due}
                </Tag>
              ) : (
                one.due
              ),
              <Link key="open" to={changed(params, { task: String(one.number) })} preventScrollReset>
                {one.says}
              </Link>,
              one.queue,
              one.orderNumber ?? '—',
              one.holder ?? 'هیچ‌کس',
            ],
          }))}
        />
        {chosen && (
          <TaskPanel key={chosen.number} task={chosen} me={me} closing={changed(params, { task: '' })} />
        )}
      </div>
      {(page > 1 || hasMore) && (
        <nav className="desk-pages" aria-label="صفحه‌های کارها">
          {page > 1 && <Link to={changed(params, { page: '', task: '' })}>صفحهٔ نخست</Link>}
          {hasMore && <Link to={changed(params, { page: String(page + 1), task: '' })}>صفحهٔ بعد</Link>}
        </nav>
      )}
      {queue === undefined && <ColleagueTaskTable tasks={left} />}
      {(queue === undefined || queue === 'support') && <ClaimsTable claims={claims} />}
    </DeskPage>
  )
}

function Queues({ loaded: { queue, queues, all } }: { readonly loaded: Loaded }) {
  return (
    <nav className="desk-queues" aria-label="صف‌ها">
      <Link to="?" aria-current={queue === undefined ? 'page' : undefined}>
        همه <Tag>{persianDigits(all.open)}</Tag>
      </Link>
      {queues.map(({ name, title, open, late }) => (
        <Link key={name} to={`?queue=${name}`} aria-current={queue === name ? 'page' : undefined}>
          {title} <Tag tone={late > 0 ? 'bad' : 'plain'}>{persianDigits(open)}</Tag>
        </Link>
      ))}
    </nav>
  )
}

function countWords({ open, late }: { readonly open: number; readonly late: number }): string {
  return `${persianDigits(open)} کار باز${late > 0 ? `، ${persianDigits(late)} دیر شده` : ''}`
}
