import { useState } from 'react'
import { Link } from 'react-router'
import type { AgencyOnPage } from '#desk/web/agencies/agencies-page.server.ts'
import { AgencyDialog } from '#desk/web/agencies/agency-dialog.tsx'
import type { AgencyMatter, sendAgency } from '#desk/web/agencies/agency-matter.ts'
import { AgencyPanel } from '#desk/web/agencies/agency-panel.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/agencies-page'

export { loader } from './agencies-page.server.ts'

export default function AgenciesPage({ loaderData: { agencies, chosen, month } }: Route.ComponentProps) {
  const [matter, setMatter] = useState<AgencyMatter>()
  const [done, setDone] = useState<Awaited<ReturnType<typeof sendAgency>>>()
  const mayPropose = useMay('money.propose')
  return (
    <DeskPage
      title="آژانس‌ها"
      sub="خرید روی اعتبار؛ مبلغ‌ها به ریال است"
      actions={mayPropose && <Button onClick={() => setMatter({ what: 'open' })}>آژانس تازه</Button>}
    >
      {done !== undefined && (
        <Note tone="good" announced>
          {done.says} {done.isProposal && <Link to="/desk/approvals">تأییدها</Link>}
        </Note>
      )}
      <div className="desk-split" data-open={chosen && ''}>
        <DeskTable
          caption="آژانس‌ها"
          head={['آژانس', 'وضع', 'بدهی', 'عمر بدهی', 'سقف', 'مانده', 'همکاران']}
          empty="هنوز آژانسی باز نشده است."
          rows={agencies.map((one) => rowOf(one, chosen))}
        />
        {chosen && <AgencyPanel key={chosen.id} agency={chosen} month={month} onMatter={setMatter} />}
      </div>
      <AgencyDialog
        matter={matter}
        onClose={() => setMatter(undefined)}
        onDone={(sent) => {
          setMatter(undefined)
          setDone(sent)
        }}
      />
    </DeskPage>
  )
}

function rowOf(one: AgencyOnPage, chosen: AgencyOnPage | undefined) {
  const state = one.blocked ? 'بسته' : one.isOverdue ? 'دیرکرد' : 'باز'
  return {
    key: one.id,
    isChosen: one.id === chosen?.id,
    cells: [
      <Link key="name" to={`?agency=${one.id}`} preventScrollReset>
        {one.name}
      </Link>,
      <Tag key="state" tone={one.blocked ? 'bad' : one.isOverdue ? 'warn' : 'good'}>
        {state}
      </Tag>,
      <RialAmount key="debt" amount={one.debt} />,
      one.age,
      <RialAmount key="limit" amount={one.limit} />,
      <RialAmount key="left" amount={one.left} />,
      one.people,
    ],
  }
}
