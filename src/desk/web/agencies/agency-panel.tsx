import { Link } from 'react-router'
import type { AgencyOnPage } from '#desk/web/agencies/agencies-page.server.ts'
import { type AgencyMatter, matterTitles } from '#desk/web/agencies/agency-matter.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly agency: AgencyOnPage
  /** the current one */
  readonly month: string
  readonly onMatter: (matter: AgencyMatter) => void
}

export function AgencyPanel({ agency, month, onMatter }: Props) {
  const { id, name, blocked } = agency
  const mayPropose = useMay('money.propose')
  const mayBlock = useMay('agencies.block')
  const proposals = ['manager', 'credit', 'settle'] as const
  const switching = blocked === undefined ? 'block' : 'unblock'
  return (
    <section className="desk-panel" aria-labelledby="agency-title">
      <h2 id="agency-title">{name}</h2>
      {blocked && <p>بسته از {blocked}</p>}
      <ul>
        <li>
          تلفن: <bdi dir="ltr">{agency.phone}</bdi>
        </li>
        <li>
          شناسهٔ ملی: <bdi dir="ltr">{agency.nationalId}</bdi>
        </li>
        <li>
          بدهی: <RialAmount amount={agency.debt} /> از <RialAmount amount={agency.limit} /> ریال
        </li>
        <li>مهلت هر خرید: {agency.dueDays} روز</li>
        {agency.dueOn && (
          <li>
            قدیمی‌ترین بدهی تا {agency.dueOn}
            {agency.isOverdue && '؛ گذشته است و خریدی نمی‌شود'}
          </li>
        )}
      </ul>
      <a
        className="button"
        data-kind="tonal"
        href={`/api/desk/agencies/${id}/statement/sheet?month=${month}`}
        download
      >
        صورت‌حساب این ماه، اکسل
      </a>
      {mayPropose &&
        proposals.map((what) => (
          <Button key={what} kind="line" onClick={() => onMatter({ what, agency })}>
            {matterTitles[what]}
          </Button>
        ))}
      {mayBlock && (
        <Button
          kind={blocked === undefined ? 'bad' : 'commit'}
          onClick={() => onMatter({ what: switching, agency })}
        >
          {matterTitles[switching]}
        </Button>
      )}
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}
