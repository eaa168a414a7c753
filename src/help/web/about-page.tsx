import './contact-page.css'
import { Link } from 'react-router'
import { contactData } from '#help/contact-data.ts'
import { figures } from '#help/figures.ts'
import { helpHead } from '#help/web/help-head.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/about-page'

export { loader } from './about-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { name, about, site } = loaderData
  return helpHead({
    title: `دربارهٔ ${name}`,
    description: about,
    address: `${site}/about-us`,
    graph: contactData(loaderData),
  })
}

/** Only what can be proven: our promises, and where it is read whether we keep them. */
export default function AboutPage({ loaderData: { name, about, contact } }: Route.ComponentProps) {
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap contact">
        <header>
          <h1>دربارهٔ {name}</h1>
        </header>
        <section className="card about-words" aria-labelledby="about-do">
          <h2 id="about-do">چه می‌کنیم</h2>
          <p>{about}</p>
          <p>بلیت پروازهای داخلی و خارجی، اتاق هتل و ویزا می‌فروشیم و تا پایان سفر پاسخ‌گوی آن می‌مانیم.</p>
        </section>
        <section className="card about-words" aria-labelledby="about-promise">
          <h2 id="about-promise">چه قول می‌دهیم</h2>
          <p>
            قیمت فهرست، قیمت نهایی است. نتیجهٔ صدور را تا {figures.issueMinutes} دقیقه می‌گوییم و اگر صادر نشود
            همهٔ پول برمی‌گردد. نتیجهٔ استرداد را تا {figures.refundAnswerHours} ساعت می‌گوییم و پولش را تا{' '}
            {figures.refundAtBankHours} ساعت به بانک می‌رسانیم.
          </p>
          <p>
            این‌که چند بار به این قول‌ها رسیده‌ایم و چند بار نه، در <Link to="/refund-promise">قول استرداد</Link>{' '}
            و <Link to="/proof">گواهی پول مسافران</Link> از خود سامانه خوانده می‌شود.
          </p>
        </section>
        <section className="card about-words" aria-labelledby="about-where">
          <h2 id="about-where">کجاییم</h2>
          <p>{contact.address}</p>
          <p>
            <Link to="/contact-us">راه‌های تماس و ساعت کار</Link>&nbsp;·{' '}
            <Link to="/terms">شرایط و مقررات</Link>
          </p>
        </section>
      </div>
    </SiteLayout>
  )
}
