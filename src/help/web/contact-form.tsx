import './contact-form.css'
import '#web/ui/fields/chip.css'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import {
  type AnswerWay,
  answerWayWords,
  type ContactTopic,
  contactTopics,
  longestName,
  longestText,
  topicNames,
} from '#help/contact-form.ts'
import { ContactDone } from '#help/web/contact-done.tsx'
import { type Typed, useContact } from '#help/web/use-contact.ts'
import type { Writer } from '#help/web/writer.server.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export interface ContactFormProps {
  readonly ways: readonly AnswerWay[]
  readonly writer: Writer
  /** of whoever is signed in; a guest types a number */
  readonly orders: readonly Option[]
  readonly orderId: string
  readonly orderNumber: string
}

export function ContactForm({ ways, writer, ...about }: ContactFormProps) {
  const [way, setWay] = useState<AnswerWay>('sms')
  const form = useRef<HTMLFormElement>(null)
  const { send, done, faults, declined, isBusy, digits, needed } = useContact()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await send(typedIn(new FormData(event.currentTarget), way))
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  if (done !== undefined) return <ContactDone request={done} />
  return (
    <form
      ref={form}
      id="write"
      className="card contact-form"
      aria-labelledby="contact-write"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="contact-write">برایمان بنویسید</h2>
      <p>هر پیام یک شماره می‌گیرد؛ با همان شماره و موبایل پیگیری می‌کنید.</p>
      <Topics />
      <Fields faults={faults} writer={writer} {...about} />
      {ways.length > 1 && (
        <div className="contact-way">
          <p aria-hidden="true">پاسخ را چطور می‌خواهید؟</p>
          <Segmented
            label="پاسخ را چطور می‌خواهید؟"
            name="answerBy"
            options={ways.map((value) => ({ value, words: answerWayWords[value] }))}
            value={way}
            onChange={setWay}
          />
        </div>
      )}
      {way === 'email' && (
        <TextField ltr label="ایمیل" error={faults.email} name="email" type="email" autoComplete="email" />
      )}
      {needed && (
        <Suspense fallback={null}>
          <ContactDigits ref={digits} needed={needed} />
        </Suspense>
      )}
      <RefusalNote says={declined} />
      <Button type="submit" busy={isBusy && 'در حال ثبت…'}>
        ثبت پیام و گرفتن شماره
      </Button>
    </form>
  )
}

interface FieldsProps extends Pick<ContactFormProps, 'writer' | 'orders' | 'orderId' | 'orderNumber'> {
  readonly faults: ReturnType<typeof useContact>['faults']
}

function Fields({ faults, writer, ...about }: FieldsProps) {
  return (
    <>
      <div className="contact-pair">
        <TextField
          label="نام"
          error={faults.name}
          name="name"
          autoComplete="name"
          maxLength={longestName}
          defaultValue={writer.name}
        />
        <TextField
          ltr
          label="شمارهٔ موبایل"
          error={faults.mobile}
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          defaultValue={writer.mobile}
        />
      </div>
      <AboutOrder {...about} error={faults.orderNumber} />
      <Field
        label="پیام"
        error={faults.text}
        hint={`تا ${persianDigits(longestText)} حرف. شمارهٔ کارت و رمز را ننویسید.`}
      >
        {(tie) => <textarea {...tie} className="field-input" name="text" rows={4} maxLength={longestText} />}
      </Field>
    </>
  )
}

type AboutProps = Pick<ContactFormProps, 'orders' | 'orderId' | 'orderNumber'> & {
  readonly error: string | undefined
}

/** One of one's own, or none; only a guest types a number, which proves nothing. */
function AboutOrder({ orders, orderId, orderNumber, error }: AboutProps) {
  if (orders.length > 0)
    return (
      <SelectField
        label="سفارش (اختیاری)"
        name="orderId"
        defaultValue={orderId}
        options={[{ value: '', label: 'دربارهٔ سفارشی نیست' }, ...orders]}
      />
    )
  return (
    <TextField
      ltr
      label="شمارهٔ سفارش (اختیاری)"
      error={error}
      name="orderNumber"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      defaultValue={orderNumber}
    />
  )
}

const ContactDigits = lazy(() =>
  import('#help/web/contact-digits.tsx').then((module) => ({ default: module.ContactDigits })),
)

function Topics() {
  return (
    <fieldset className="contact-topics">
      <legend>دربارهٔ</legend>
      {topicNames.map((topic, place) => (
        <label key={topic} className="chip">
          <input type="radio" name="topic" value={topic} defaultChecked={place === 0} />
          {contactTopics[topic]}
        </label>
      ))}
    </fieldset>
  )
}

function typedIn(fields: FormData, answerBy: AnswerWay): Typed {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    answerBy,
    name: text('name'),
    mobile: text('mobile'),
    email: text('email'),
    callAt: text('callAt'),
    orderNumber: text('orderNumber'),
    ...(text('orderId') !== '' && { orderId: text('orderId') }),
    text: text('text'),
    topic: text('topic') as ContactTopic,
  }
}
