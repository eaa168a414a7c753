import './contact-fields.css'
import { useId } from 'react'
import type { Contact } from '#passengers/contact.ts'
import { phoneIn, putRight } from '#passengers/web/typed.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

export interface ContactDraft {
  readonly phoneNumber: string
  readonly email: string
}

export type ContactField = keyof Contact
export type ContactWords = Readonly<Partial<Record<ContactField, string>>>

interface Props {
  /** what is sent there; default: the ticket */
  readonly says?: string
  readonly contact: ContactDraft
  readonly faults: ContactWords
  readonly onChange: (contact: ContactDraft, field: ContactField) => void
  readonly onLeave: (field: ContactField) => void
}

const flightSays = 'بلیت و خبر تغییر پرواز به این‌جا فرستاده می‌شود.'

export function ContactFields({ says = flightSays, contact, faults, onChange, onLeave }: Props) {
  const titleId = useId()
  return (
    <section className="card checkout-section contact" aria-labelledby={titleId}>
      <h2 id={titleId}>راه ارتباطی</h2>
      <p>{says}</p>
      <div className="contact-fields">
        <TextField
          ltr
          required
          type="tel"
          icon="phone-duotone"
          label="شمارهٔ موبایل"
          name="contact.phoneNumber"
          autoComplete="tel"
          value={contact.phoneNumber}
          error={faults.phoneNumber}
          onChange={(event) =>
            onChange({ ...contact, phoneNumber: putRight(event.target, phoneIn) }, 'phoneNumber')
          }
          onBlur={() => onLeave('phoneNumber')}
        />
        <TextField
          ltr
          type="email"
          icon="envelope-simple-duotone"
          label="ایمیل (اختیاری)"
          name="contact.email"
          autoComplete="email"
          placeholder="name@mail.com"
          value={contact.email}
          error={faults.email}
          onChange={(event) => onChange({ ...contact, email: event.target.value }, 'email')}
          onBlur={() => onLeave('email')}
        />
      </div>
    </section>
  )
}
