import '#web/ui/fields/choice.css'
import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/states/tag.css'
import './visa-bar.css'
import './visa-chooser.css'
import './visa-guarantee.css'
import './visa-price-lines.css'
import './visa-question.css'
import './visa-summary.css'
import './choice-summary.css'
import './refund-stages.css'
import './type-page.css'
import { Link } from 'react-router'
import { CountryWindows } from '#visas/web/country-windows.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/type-page'

export { shouldRevalidate } from '#visas/web/other-choice.ts'
export { loader } from './type-page.server.ts'

const VisaChooser = woken(async () => (await import('#visas/web/visa-chooser.tsx')).VisaChooser)

export default function TypePage({ loaderData }: Route.ComponentProps) {
  const { countries, found } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <title>{found ? `انتخاب ویزای ${found.facts.name}` : 'ویزای کدام کشور؟'}</title>
      <meta
        name="description"
        content="نوع ویزا، مدت، شمار ورود و متقاضیان را انتخاب کنید؛ قیمت همان لحظه حساب می‌شود."
      />
      <meta name="robots" content="noindex" />
      {found ? (
        <>
          <header className="wrap visa-type-head">
            <h1>کدام ویزای {found.facts.name}؟</h1>
            <p>
              قیمت با هر انتخاب همان لحظه حساب می‌شود.{' '}
              <Link to={found.facts.path}>مدارک و پرسش‌های ویزای {found.facts.name}</Link>
            </p>
          </header>
          <VisaChooser key={found.facts.code} {...found} waiting={<Waiting />} />
        </>
      ) : (
        <div className="wrap visa-type-head">
          <h1>ویزای کدام کشور؟</h1>
          <CountryWindows countries={countries} toChooser />
        </div>
      )}
    </SiteLayout>
  )
}
