import './visas.css'
import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { visaGroups } from '#desk/web/visas/visa-groups.ts'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/visas-page'

export { loader } from './visas-page.server.ts'

export default function VisasPage({ loaderData }: Route.ComponentProps) {
  const { rows, counts, total, chosen } = loaderData
  return (
    <DeskPage title="ویزا" sub="نزدیک‌ترین مهلت نخست">
      <nav className="desk-visa-groups" aria-label="مرحله">
        <Link to="/desk/visas" aria-current={chosen === undefined ? 'page' : undefined}>
          همه <b>{persianDigits(total)}</b>
        </Link>
        {counts.map(({ group, many }) => (
          <Link
            key={group}
            to={`/desk/visas?stage=${group}`}
            aria-current={chosen === group ? 'page' : undefined}
          >
            {visaGroups[group]} <b>{persianDigits(many)}</b>
          </Link>
        ))}
      </nav>
      <DeskTable
        caption="درخواست‌های ویزا"
        head={['سفارش', 'پرونده', 'کشور', 'متقاضی', 'مرحله', 'مهلت پاسخ', 'وقت سفارت']}
        empty="درخواستی در این مرحله نیست."
        rows={rows.map((row) => ({
          key: row.number,
          cells: [
            <Link key="order" to={`/desk/visas/${row.number}`}>
              {row.number}
            </Link>,
            <bdi key="case" dir="ltr">
              {row.caseNumber}
            </bdi>,
            row.country,
            row.people,
            visaGroups[row.group],
            <Tag key="due" tone={row.dueTone}>
              {row.due}
            </Tag>,
            row.appointment,
          ],
        }))}
      />
    </DeskPage>
  )
}
