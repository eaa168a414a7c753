import '#web/ui/calendar/date-box.css'
import '#web/ui/fields/field.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/note.css'
import './insurance-form.css'
import './plans.css'
import { InsuranceForm } from '#insurance/web/insurance-form.tsx'
import { insurancePromises } from '#insurance/web/insurance-promises.ts'
import { Plans } from '#insurance/web/plans.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Promises } from '#web/ui/states/promises.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/insurance-page'

export { loader } from './insurance-page.server.ts'

const about =
  'بیمهٔ مسافرتی خارج از کشور: پوشش‌ها، آنچه پوشش ندارد و قیمت هر کس با سنش، پیش از خرید. بیمه‌نامه به فارسی و انگلیسی.'

export default function InsurancePage({ loaderData: page }: Route.ComponentProps) {
  const { plans, fault, isBare } = page
  return (
    <SiteLayout {...useVisitor()}>
      <title>{plans?.title ?? 'بیمهٔ مسافرتی'}</title>
      <meta name="description" content={about} />
      {!isBare && <meta name="robots" content="noindex" />}
      <div className="wrap insurance">
        <header>
          <h1>{plans?.title ?? 'بیمهٔ مسافرتی'}</h1>
          <p>{plans?.when ?? 'برای سفر به بیرون از ایران، بلیتتان را هر جا خریده باشید.'}</p>
        </header>
        <InsuranceForm key={JSON.stringify(page.draft)} {...page} />
        {fault !== undefined && (
          <Note tone="bad" announced>
            {fault}
          </Note>
        )}
        {plans === undefined ? <Promises all={insurancePromises} /> : <Plans plans={plans} />}
      </div>
    </SiteLayout>
  )
}
