import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AdjustWallet } from '#desk/web/adjust-wallet.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { ProposalPanel } from '#desk/web/proposal-panel.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Tag, type TagTone } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/approvals-page'

export { loader } from './approvals-page.server.ts'

const tones: Readonly<Record<string, TagTone>> = { open: 'warn', approved: 'good', refused: 'bad' }

export default function ApprovalsPage({ loaderData: { proposals } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const [isAdjusting, setAdjusting] = useState(false)
  const mayAdjust = useMay('money.propose')
  const chosen = proposals.find(({ id }) => id === params.get('id'))
  const open = proposals.filter(({ status }) => status === 'open').length
  return (
    <DeskPage
      title="تأییدها"
      sub={open === 0 ? 'چیزی در انتظار نفر دوم نیست' : `${persianDigits(open)} پیشنهاد در انتظار نفر دوم`}
      actions={mayAdjust && <Button onClick={() => setAdjusting(true)}>پیشنهاد اصلاح کیف پول</Button>}
    >
      <div className="desk-split" data-open={chosen ? '' : undefined}>
        <DeskTable
          caption="پیشنهادها"
          head={['شماره', 'چه', 'پیشنهاددهنده', 'کی', 'وضعیت']}
          empty="هنوز پیشنهادی نیست."
          rows={proposals.map((one) => ({
            key: one.id,
            isChosen: one === chosen,
            cells: [
              persianDigits(one.number),
              <div key="open" className="desk-row-words">
                <Link to={`?id=${one.id}`} preventScrollReset>
                  {one.title}
                </Link>
                <small>{one.summary[0]}</small>
              </div>,
              one.proposedBy,
              one.proposedAt,
              <Tag key="status" tone={tones[one.status] ?? 'plain'}>
                {one.statusWords}
              </Tag>,
            ],
          }))}
        />
        {chosen && <ProposalPanel key={chosen.id} proposal={chosen} />}
      </div>
      <AdjustWallet open={isAdjusting} onClose={() => setAdjusting(false)} />
    </DeskPage>
  )
}
