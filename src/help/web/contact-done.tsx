import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { ContactRequest } from '#help/calls.ts'
import { Icon } from '#web/ui/icon.tsx'

/** In the form's place, and read at once. */
export function ContactDone({ request }: { readonly request: ContactRequest }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useId()
  useEffect(() => heading.current?.focus(), [])
  const { number, callAt, dueAt } = request
  return (
    <section className="card contact-done" aria-labelledby={title}>
      <Icon name="check-circle-fill" size="large" />
      <h2 id={title} ref={heading} tabIndex={-1}>
        {callAt === null ? 'پیام شما ثبت شد' : 'تماس شما ثبت شد'}
      </h2>
      <p>
        شمارهٔ پیگیری <strong className="ltr">{number}</strong>
      </p>
      <p>{callAt === null ? `تا ${dueAt} پاسخ می‌دهیم.` : `${callAt} زنگ می‌زنیم.`}</p>
      <Link to={`/contact-us/request?number=${number}`}>پیگیری این پیام</Link>
    </section>
  )
}
