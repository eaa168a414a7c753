import { type FormEvent, useRef } from 'react'
import type { AccountData } from '#accounts/server/account-data.ts'
import { UnsavedGuard } from '#accounts/web/unsaved-guard.tsx'
import { useAccountForm } from '#accounts/web/use-account-form.ts'
import { jalali } from '#calendar/jalali.ts'
import { SelectDate } from '#web/ui/calendar/select-date.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props {
  readonly account: AccountData
  /** ISO, by the server's clock */
  readonly today: string
}

const genders = [
  { value: 'Male', words: 'مرد' },
  { value: 'Female', words: 'زن' },
] as const

export function AccountForm({ account, today }: Props) {
  const form = useAccountForm(account)
  const place = useRef<HTMLFormElement>(null)
  useDoneBefore(place)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (form.isChanged) void form.save(event.currentTarget)
  }
  return (
    <section className="card account-part" aria-labelledby="account-facts">
      <header>
        <h2 id="account-facts">مشخصات من</h2>
        <p className="account-words">
          هر کد ملی یک حساب دارد و صاحب حساب دست‌کم ۱۸ سال دارد. برای سفر کودک، نام او را در «مسافران» بنویسید.
        </p>
      </header>
      <form ref={place} className="account-form" noValidate onSubmit={submit}>
        <Names form={form} />
        <Gender form={form} />
        <Born form={form} today={today} />
        <TextField
          label="کد ملی"
          name="nationalCode"
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={form.draft.nationalCode}
          error={form.faults.nationalCode}
          onChange={({ target }) => form.change({ nationalCode: target.value })}
        />
        <RefusalNote says={form.declined} />
        <Acts form={form} />
      </form>
      <UnsavedGuard isChanged={form.isChanged && !form.isBusy} />
    </section>
  )
}

type Form = ReturnType<typeof useAccountForm>

function Gender({ form }: { readonly form: Form }) {
  return (
    <div className="account-gender">
      <span className="field-label" aria-hidden="true">
        جنسیت
      </span>
      <Segmented
        label="جنسیت"
        name="gender"
        block
        options={genders}
        value={form.draft.gender as 'Male' | 'Female'}
        onChange={(gender) => form.change({ gender })}
      />
    </div>
  )
}

function Acts({ form }: { readonly form: Form }) {
  return (
    <div className="account-acts">
      <Button type="submit" busy={form.isBusy && 'در حال ذخیره…'} disabled={!form.isChanged && !form.isBusy}>
        ذخیرهٔ مشخصات
      </Button>
      {form.isChanged && (
        <Button kind="ghost" onClick={form.undo}>
          برگرداندن
        </Button>
      )}
    </div>
  )
}

const names = [
  { name: 'firstNameFarsi', label: 'نام فارسی', ltr: false },
  { name: 'lastNameFarsi', label: 'نام خانوادگی فارسی', ltr: false },
  { name: 'firstName', label: 'نام لاتین', ltr: true },
  { name: 'lastName', label: 'نام خانوادگی لاتین', ltr: true },
] as const

function Names({ form: { draft, faults, change } }: { readonly form: Form }) {
  return names.map(({ name, label, ltr }) => (
    <TextField
      key={name}
      label={label}
      name={name}
      ltr={ltr}
      autoComplete="off"
      autoCapitalize={ltr ? 'characters' : undefined}
      maxLength={60}
      value={draft[name]}
      error={faults[name]}
      hint={ltr ? 'مانند گذرنامه، فقط حروف لاتین' : undefined}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  ))
}

function Born({ form: { draft, faults, change }, today }: { readonly form: Form; readonly today: string }) {
  const { year } = jalali(Temporal.PlainDate.from(today))
  return (
    <SelectDate
      label="تاریخ تولد"
      name="birth"
      years={{ from: year - 18, to: year - 105 }}
      value={draft.birthDate}
      error={faults.birthDate}
      onChange={(birthDate) => change({ birthDate })}
    />
  )
}
