import './contact-page.css'
import { type FormEvent, useRef } from 'react'
import { RequestFound } from '#help/web/request-found.tsx'
import { useRequest } from '#help/web/use-request.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/request-page'

export { loader } from './request-page.server.ts'

export default function RequestPage({ loaderData: { number, mobile } }: Route.ComponentProps) {
  const { name } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const { look, withdraw, found, faults, declined, isBusy } = useRequest()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    await look({ number: textOf(fields.get('number')), mobile: textOf(fields.get('mobile')) })
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`پیگیری پیام، ${name}`}</title>
      <meta name="description" content="پیامی که برای ما نوشته‌اید کجاست و چه پاسخی گرفته است." />
      <meta name="robots" content="noindex" />
      <div className="wrap contact">
        <header>
          <h1>پیگیری پیام</h1>
          <p className="contact-lead">شمارهٔ پیگیری و موبایلی را که با پیام نوشتید وارد کنید.</p>
        </header>
        <form
          ref={form}
          className="card contact-form"
          aria-label="پیگیری پیام"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            ltr
            label="شمارهٔ پیگیری"
            hint="۸ رقم؛ در پیامک یا ایمیل ما هست."
            error={faults.number}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={number}
          />
          <TextField
            ltr
            label="شمارهٔ موبایل"
            error={faults.mobile}
            name="mobile"
            type="tel"
            autoComplete="tel"
            maxLength={20}
            defaultValue={mobile}
          />
          <RefusalNote says={declined} />
          <Button type="submit" block busy={isBusy && 'در حال پیگیری…'}>
            پیگیری پیام
          </Button>
        </form>
        <div aria-live="polite">
          {found && <RequestFound request={found} withdraw={() => void withdraw()} isBusy={isBusy} />}
        </div>
      </div>
    </SiteLayout>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
