import './contact-page.css'
import { Link } from 'react-router'
import { contactData } from '#help/contact-data.ts'
import { CallForm } from '#help/web/call-form.tsx'
import { ContactForm } from '#help/web/contact-form.tsx'
import { ContactOpen } from '#help/web/contact-open.tsx'
import { ContactWays } from '#help/web/contact-ways.tsx'
import { helpHead } from '#help/web/help-head.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
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

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { contact, mobile, open, form, callDays } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap contact-grid">
        <header>
          <h1>تماس با ما</h1>
          <ContactOpen open={open} hours={contact.hours} />
        </header>
        <ContactWays contact={contact} mobile={mobile} />
        <ContactForm {...form} />
        {callDays.length > 0 && <CallForm days={callDays} writer={form.writer} orderId={form.orderId} />}
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
