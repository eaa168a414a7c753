import './law-page.css'
import './law-print.css'
import { Link } from 'react-router'
import { formattedVersion, lawNames } from '#law/law-text.ts'
import { LawAgreed } from '#law/web/law-agreed.tsx'
import { LawClauses } from '#law/web/law-clauses.tsx'
import { LawEdition } from '#law/web/law-edition.tsx'
import { lawHead } from '#law/web/law-head.ts'
import { LawTabs } from '#law/web/law-tabs.tsx'
import { persianDigits } from '#money/digits.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/law-page'

export { loader } from './law-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return lawHead(loaderData)
}

export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { slug, text, version, changed, agreed, brandName, site } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <article className="wrap law">
        <p className="law-printed" aria-hidden="true">
          <span>{brandName}</span>
          <span className="ltr">{site}</span>
        </p>
        <header className="law-head">
          <div>
            <p className="law-kind">قوانین</p>
            <h1>{text.title}</h1>
            <p>{text.lead}</p>
          </div>
          <Button kind="line" icon="printer-bold" onClick={() => print()}>
            چاپ
          </Button>
        </header>
        <LawTabs current={slug} />
        <div className="law-columns">
          <aside className="law-side">
            <nav aria-label="بندها">
              <details>
                <summary>
                  بندها <small>{persianDigits(text.clauses.length)} بند</small>
                  <Icon name="caret-down-bold" size="small" />
                </summary>
                <ol>
                  {text.clauses.map(({ id, title }, place) => (
                    <li key={id}>
                      <a href={`#${id}`} data-changed={changed.includes(id) || undefined}>
                        <span>{persianDigits(place + 1)}</span> {title}
                      </a>
                    </li>
                  ))}
                </ol>
              </details>
            </nav>
            <LawEdition {...loaderData} />
          </aside>
          <div>
            {agreed !== null && <LawAgreed slug={slug} version={version} agreed={agreed} />}
            <LawClauses clauses={text.clauses} changed={changed} />
            <p className="law-end">
              پایان {lawNames[slug]}، نسخهٔ {formattedVersion(version)}&nbsp;·{' '}
              {persianDigits(text.clauses.length)} بند&nbsp;· پرسشی دارید؟{' '}
              <Link to="/support">از پشتیبانی بپرسید</Link>
            </p>
          </div>
        </div>
      </article>
    </SiteLayout>
  )
}
