import './about-page.css'
import './contact-page.css'
import { Link } from 'react-router'
import { contactData } from '#help/contact-data.ts'
import { ContactOpen } from '#help/web/contact-open.tsx'
import { ContactWays } from '#help/web/contact-ways.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { Scene } from '#web/art/scene.tsx'
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
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { name, about, contact, mobile, open, city, promises } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap about">
        <header className="about-hero">
          <div>
            <h1>دربارهٔ {name}</h1>
            <p>
              {about} بلیت پروازهای داخلی و خارجی، اتاق هتل، تور، بیمه و ویزا می‌فروشیم و تا پایان سفر پاسخ‌گوی
              آن می‌مانیم.
            </p>
            <ul className="about-figures" aria-label="قول‌های ما">
              {promises.map(({ number, unit, about: words }) => (
                <li key={words}>
                  <b>
                    {number} <small>{unit}</small>
                  </b>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          </div>
          <Scene cityCode={city} arched eager />
        </header>
        <section className="about-words" aria-labelledby="about-promise">
          <h2 id="about-promise">قولی که می‌دهیم، و جایی که دیده می‌شود</h2>
          <p>
            قیمت فهرست، قیمت نهایی است. اگر بلیتی صادر نشود همهٔ پول برمی‌گردد. این‌که چند بار به قول‌هایمان
            رسیده‌ایم و چند بار نه، در <Link to="/refund-promise">قول استرداد</Link>،{' '}
            <Link to="/proof">گواهی پول مسافران</Link> و <Link to="/status">وضعیت سرویس‌ها</Link> از خود سامانه
            خوانده می‌شود؛ آنچه میان ماست در <Link to="/terms">شرایط و مقررات</Link> است.
          </p>
        </section>
        <section aria-labelledby="about-where">
          <h2 id="about-where">تماس با ما</h2>
          <ContactOpen open={open} hours={contact.hours} />
          <ContactWays contact={contact} mobile={mobile} />
          <p className="about-more">
            <Link to="/contact-us#write">برایمان بنویسید یا ساعت تماس انتخاب کنید</Link>
          </p>
        </section>
      </div>
    </SiteLayout>
  )
}
