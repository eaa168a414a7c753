import './agency-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { StatementTable } from '#agencies/web/statement-table.tsx'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
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
        <Link className="agency-back agency-screen" to="/profile/agency">
          <Icon name="arrow-right" />
          {statement.name}
        </Link>
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
          <LinkButton kind="ghost" size="small" icon="caret-right-bold" to={`?month=${before}`}>
            ماه پیش
          </LinkButton>
          {later && (
            <LinkButton kind="ghost" size="small" to={`?month=${later}`}>
              ماه بعد
            </LinkButton>
          )}
        </nav>
        <p>
          {statement.name}، شناسهٔ ملی {persianDigits(statement.nationalId)}. مبلغ‌ها به ریال است؛ آنچه بدهکار
          می‌کند با نشان منفی.
        </p>
        <p>
          <b>
            {statement.closing < 0 ? 'بدهی' : 'مانده'} در پایان:{' '}
            <bdi dir="ltr">{inRial(rial(Math.abs(statement.closing)))}</bdi> ریال
          </b>
        </p>
        <StatementTable statement={statement} />
      </div>
    </ProfileFrame>
  )
}
