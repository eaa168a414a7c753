import './contact-page.css'
import { Link } from 'react-router'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { contactData } from '#help/contact-data.ts'
import { ContactForm } from '#help/web/contact-form.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HelpSearch } from '#web/ui/search/help-search.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/contact-page'

export { loader } from './contact-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { name, contact, site } = loaderData
  return helpHead({
    title: `تماس با ${name}`,
    description: `تلفن ${contact.phoneText}، ایمیل ${contact.email} و نشانی ${name}. ${contact.hours}.`,
    address: `${site}/contact-us`,
    graph: contactData(loaderData),
  })
}

export default function ContactPage({ loaderData: { contact, mobile, open, form } }: Route.ComponentProps) {
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap contact">
        <header>
          <h1>تماس با ما</h1>
          <p className="contact-open" data-open={open?.isOpen}>
            {open && <strong>{open.words}</strong>}
            <span>{contact.hours}</span>
          </p>
        </header>
        <ul className="card contact-ways">
          <li>
            <Icon name="chat-circle-dots-duotone" size="large" />
            <Link to="/support">گفتگو با پشتیبانی</Link>
            <small>روی سفارشتان یا بدون آن؛ با حساب خودتان</small>
          </li>
          <li>
            <Icon name="phone-duotone" size="large" />
            <a className="ltr" href={`tel:${contact.phone}`}>
              {contact.phoneText}
            </a>
            <small>تلفن پشتیبانی</small>
          </li>
          {mobile !== null && (
            <li>
              <Icon name="device-mobile-duotone" size="large" />
              <a className="ltr" href={`tel:${mobile}`}>
                {formattedMobile(mobile)}
              </a>
              <small>همراه</small>
            </li>
          )}
          <li>
            <Icon name="envelope-simple-duotone" size="large" />
            <a className="ltr" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            <small>ایمیل</small>
          </li>
          <li>
            <Icon name="map-pin-duotone" size="large" />
            <address>{contact.address}</address>
            <small>نشانی دفتر</small>
          </li>
        </ul>
        <ContactForm key={form.by} {...form} />
        <section className="card contact-help" aria-labelledby="contact-help">
          <h2 id="contact-help">شاید پاسخش آماده باشد</h2>
          <HelpSearch typed="" />
          <p>
            وضعیت سفارش را در <Link to="/track">پیگیری سفارش</Link> و پیامی را که نوشته‌اید در{' '}
            <Link to="/contact-us/request">پیگیری پیام</Link> با شماره و موبایل آن ببینید؛ وضعیت سرویس‌ها در{' '}
            <Link to="/status">صفحهٔ وضعیت</Link> است.
          </p>
        </section>
      </div>
    </SiteLayout>
  )
}
