import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { MassRefundPanel } from '#desk/web/mass-refunds/mass-refund-panel.tsx'
import { ProposeMassRefund } from '#desk/web/mass-refunds/propose-mass-refund.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Tag, type TagTone } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/mass-refunds-page'

export { loader } from './mass-refunds-page.server.ts'

const tones: Readonly<Record<string, TagTone>> = { running: 'primary', stopped: 'warn', over: 'good' }

export default function MassRefundsPage({ loaderData }: Route.ComponentProps) {
  const { rows, opened, views, today } = loaderData
  const [params] = useSearchParams()
  const [isProposing, setProposing] = useState(false)
  const mayPropose = useMay('refunds.mass')
  return (
    <DeskPage
      title="استرداد گروهی"
      sub={<Link to="/desk/refunds">صف استردادها</Link>}
      actions={mayPropose && <Button onClick={() => setProposing(true)}>استرداد گروهی تازه</Button>}
    >
      <div className="desk-split" data-open={opened ? '' : undefined}>
        <DeskTable
          caption="استردادهای گروهی، تازه‌ترین نخست"
          head={['شماره', 'چه', 'سفارش', 'انجام‌شده', 'ناموفق', `برگشته (${moneyUnit()})`, 'وضعیت']}
          empty="هنوز استرداد گروهی‌ای نیست."
          rows={rows.map((one) => ({
            key: String(one.number),
            isChosen: params.get('open') === String(one.number),
            cells: [
              <Link key="open" to={`?open=${one.number}`} preventScrollReset>
                {persianDigits(one.number)}
              </Link>,
              one.title,
              persianDigits(one.left + one.done + one.failed),
              persianDigits(one.done),
              persianDigits(one.failed),
              priceText(one.amount),
              <Tag key="status" tone={tones[one.status] ?? 'plain'}>
                {one.words}
              </Tag>,
            ],
          }))}
        />
        {opened && <MassRefundPanel key={opened.number} massRefund={opened} />}
      </div>
      <ProposeMassRefund open={isProposing} onClose={() => setProposing(false)} views={views} today={today} />
    </DeskPage>
  )
}
