import { Link } from 'react-router'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { ClaimRow } from '#desk/web/tasks-page.server.ts'
import { Tag } from '#web/ui/states/tag.tsx'

/** They are their travellers' own: nothing here is to be closed by us. */
export function ClaimsTable({ claims }: { readonly claims: readonly ClaimRow[] }) {
  if (claims.length === 0) return null
  return (
    <section className="desk-colleague-tasks" aria-labelledby="open-claims">
      <h2 id="open-claims">مطالبه‌های مسافران از ایرلاین‌ها</h2>
      <DeskTable
        caption="مطالبه‌های باز، نزدیک‌ترین روز نخست"
        head={['روز', 'ایرلاین', 'رخداد', 'آخرین گام', 'سفارش']}
        empty=""
        rows={claims.map(({ id, due, isLate, airline, happened, step, orderNumber }) => ({
          key: id,
          cells: [
            isLate ? (
              <Tag key="due" tone="warn">
                گذشته: {due}
              </Tag>
            ) : (
              due
            ),
            airline,
            happened,
            step,
            orderNumber === undefined ? (
              '—'
            ) : (
              <Link key="about" to={`/desk/orders/${orderNumber}`}>
                سفارش {orderNumber}
              </Link>
            ),
          ],
        }))}
      />
    </section>
  )
}
