import './agency-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { StatementTable } from '#agencies/web/statement-table.tsx'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/statement-page'

export { loader } from './statement-page.server.ts'

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { statement, title, before, later } = loaderData
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`صورت‌حساب ${title}، ${name}`}</title>
      <div className="agency">
        <p className="agency-screen">
          <Link to="/profile/agency">{statement.name}</Link>
        </p>
        <header>
          <h1>صورت‌حساب {title}</h1>
          <div className="agency-acts agency-screen">
            <a
              className="button"
              data-kind="line"
              data-size="small"
              href={`/api/agencies/Statement/Sheet?month=${statement.month}`}
              download
            >
              <Icon name="download-simple-bold" />
              خروجی اکسل
            </a>
            <Button kind="line" size="small" onClick={() => print()}>
              چاپ
            </Button>
          </div>
        </header>
        <nav className="agency-acts agency-screen" aria-label="ماه‌ها">
          <Link to={`?month=${before}`}>ماه پیش</Link>
          {later && <Link to={`?month=${later}`}>ماه بعد</Link>}
        </nav>
        <p>
          {statement.name}، شناسهٔ ملی {persianDigits(statement.nationalId)}. مبلغ‌ها به ریال است؛ بدهی با نشان
          منفی.
        </p>
        <p>
          <b>
            مانده در پایان: <bdi dir="ltr">{inRial(rial(statement.closing))}</bdi> ریال
          </b>
        </p>
        <StatementTable statement={statement} />
      </div>
    </ProfileFrame>
  )
}
