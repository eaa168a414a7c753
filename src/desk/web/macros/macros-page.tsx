import './macros.css'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { MacroForm } from '#desk/web/macros/macro-form.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import type { Route } from './+types/macros-page'

export { loader } from './macros-page.server.ts'

export default function MacrosPage({ loaderData: { macros, gaps } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const mayWrite = useMay('macros.write')
  const chosen = macros.find(({ id }) => id === params.get('macro'))
  const isNew = mayWrite && params.has('new')
  return (
    <DeskPage
      title="پاسخ‌های آماده"
      sub={macros.length === 0 ? 'هنوز پاسخی ساخته نشده است' : `${persianDigits(macros.length)} پاسخ`}
      actions={
        mayWrite && (
          <LinkButton to="?new" preventScrollReset>
            پاسخ تازه
          </LinkButton>
        )
      }
    >
      <Link to="/desk/support">همهٔ گفتگوها</Link>
      <div className="desk-split" data-open={chosen !== undefined || isNew ? '' : undefined}>
        <DeskTable
          caption="پاسخ‌های آماده"
          head={['نام', 'متن', 'نویسنده', 'از']}
          empty="پاسخی نیست. آنچه بارها می‌نویسید را یک بار اینجا بنویسید."
          rows={macros.map(({ id, title, body, by, at }) => ({
            key: id,
            isChosen: id === chosen?.id,
            cells: [
              <Link key="open" to={`?${new URLSearchParams({ macro: id })}`} preventScrollReset>
                {title}
              </Link>,
              <span key="body" className="desk-macro-words">
                {body}
              </span>,
              by,
              at,
            ],
          }))}
        />
        {(chosen !== undefined || isNew) && (
          <MacroForm
            key={chosen === undefined ? 'new' : `${chosen.id} ${chosen.version}`}
            macro={chosen}
            gaps={gaps}
            mayWrite={mayWrite}
          />
        )}
      </div>
    </DeskPage>
  )
}
