import { Link } from 'react-router'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { ColleagueTaskRow } from '#desk/web/tasks-page.server.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Tag } from '#web/ui/states/tag.tsx'

/** Closed where they were left: on the page of the order or the conversation. */
export function ColleagueTaskTable({ tasks }: { readonly tasks: readonly ColleagueTaskRow[] }) {
  const mayReadConversations = useMay('support.read')
  if (tasks.length === 0) return null
  return (
    <section className="desk-colleague-tasks" aria-labelledby="colleague-tasks">
      <h2 id="colleague-tasks">کارهایی که همکاران گذاشته‌اند</h2>
      <DeskTable
        caption="کارهای همکاران، نزدیک‌ترین مهلت نخست"
        head={['مهلت', 'کار', 'گذارنده', 'دربارهٔ']}
        empty=""
        rows={tasks.map(({ id, body, due, isLate, madeBy, orderNumber, conversationId }) => ({
          key: id,
          cells: [
            isLate ? (
              <Tag key="due" tone="bad">
                دیر شده: {due}
              </Tag>
            ) : (
              due
            ),
            <bdi key="body">{body}</bdi>,
            madeBy,
            orderNumber !== undefined ? (
              <Link key="about" to={`/desk/orders/${orderNumber}`}>
                سفارش {orderNumber}
              </Link>
            ) : conversationId !== null && mayReadConversations ? (
              <Link key="about" to={`/desk/support/${conversationId}`}>
                گفتگو
              </Link>
            ) : (
              'گفتگو'
            ),
          ],
        }))}
      />
    </section>
  )
}
