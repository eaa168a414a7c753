import './call-form.css'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { longestName, longestText } from '#help/contact-form.ts'
import type { CallDay } from '#help/web/call-days.server.ts'
import { CallHours } from '#help/web/call-hours.tsx'
import { ContactDone } from '#help/web/contact-done.tsx'
import { type Typed, useContact } from '#help/web/use-contact.ts'
import type { Writer } from '#help/web/writer.server.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly days: readonly CallDay[]
  readonly writer: Writer
  /** of one's own orders; empty for none */
  readonly orderId: string
}

const ContactDigits = lazy(() =>
  import('#help/web/contact-digits.tsx').then((module) => ({ default: module.ContactDigits })),
)

/** We call at an hour that is chosen. */
export function CallForm({ days, writer, orderId }: Props) {
  const [callAt, setCallAt] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { send, done, faults, declined, isBusy, digits, needed } = useContact()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await send({ ...typedIn(new FormData(event.currentTarget), orderId), callAt })
    form.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }
  if (done !== undefined) return <ContactDone request={done} />
  const says = days.flatMap(({ hours }) => hours).find(({ at }) => at === callAt)?.says
  return (
    <form
      ref={form}
      id="call"
      className="card contact-form contact-call"
      aria-labelledby="contact-call"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Icon name="phone-duotone" />
      <h2 id="contact-call">ما زنگ می‌زنیم</h2>
      <p>ساعت را انتخاب کنید، به وقت دفتر ما؛ تا پیش از آن می‌توانید لغو کنید.</p>
      <CallHours days={days} chosen={callAt} choose={setCallAt} error={faults.callAt} />
      <TextField
        label="نام شما"
        error={faults.name}
        name="name"
        autoComplete="name"
        maxLength={longestName}
        defaultValue={writer.name}
      />
      <TextField
        ltr
        label="به این شماره زنگ بزنید"
        error={faults.mobile}
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        defaultValue={writer.mobile}
      />
      <TextField label="دربارهٔ چه (اختیاری)" error={faults.text} name="text" maxLength={longestText} />
      {needed && (
        <Suspense fallback={null}>
          <ContactDigits ref={digits} needed={needed} />
        </Suspense>
      )}
      <RefusalNote says={declined} />
      <Button type="submit" block busy={isBusy && 'در حال ثبت…'}>
        {says === undefined ? 'ثبت تماس و گرفتن شماره' : `زنگ بزنید، ${says}`}
      </Button>
    </form>
  )
}

/** Radios have no sign of their own for what is wrong: their group has. */
const wrongField = '[aria-invalid], [data-wrong] input:not(:disabled)'

function typedIn(fields: FormData, orderId: string): Omit<Typed, 'callAt'> {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    answerBy: 'call',
    name: text('name'),
    mobile: text('mobile'),
    email: '',
    orderNumber: '',
    text: text('text'),
    topic: orderId === '' ? 'other' : 'trips',
    ...(orderId !== '' && { orderId }),
  }
}
