import './bank-add.css'
import { type FormEvent, useState } from 'react'
import { type BankForm, bankFormFaults, bankNumbers, bankOf } from '#accounts/bank-form.ts'
import type { Bank } from '#accounts/web/use-bank.ts'
import { formattedIban } from '#money/bank-account.ts'
import { Declined } from '#web/declined.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Faults = Readonly<Partial<Record<keyof BankForm, string>>>
const empty: BankForm = { iban: '', cardNumber: '', bankAccountNumber: '', holderName: '' }

interface Props {
  readonly add: Bank['add']
  readonly onClose: () => void
}

/** The bank's name shows as soon as the numbers tell it. */
export default function BankAdd({ add, onClose }: Props) {
  const [form, setForm] = useState(empty)
  const [faults, setFaults] = useState<Faults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = event.currentTarget
    const found = bankFormFaults(form)
    setFaults(found)
    setDeclined(undefined)
    if (Object.keys(found).length > 0) return focusFirst(place)
    setIsBusy(true)
    try {
      await add(form)
      onClose()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFaults(error.fields)
      if (error.code !== 'STEP_UP_NEEDED') setDeclined(error.message)
      setIsBusy(false)
    }
  }
  return (
    <Modal open onClose={onClose} title="افزودن حساب بانکی">
      <form className="bank-add" noValidate onSubmit={(event) => void submit(event)}>
        <Fields form={form} faults={faults} onChange={change} onLook={(field) => look(field)} />
        <RefusalNote says={declined} />
        <Button type="submit" block busy={isBusy && 'در حال ذخیره…'}>
          ذخیرهٔ حساب
        </Button>
      </form>
    </Modal>
  )

  function change(next: BankForm) {
    setForm(next)
    setFaults(
      Object.fromEntries(
        Object.entries(faults).filter(
          ([name]) => next[name as keyof BankForm] === form[name as keyof BankForm],
        ),
      ),
    )
  }

  function look(field: keyof BankForm) {
    if (form[field] !== '') setFaults({ ...faults, [field]: bankFormFaults(form)[field] })
  }
}

function focusFirst(place: HTMLFormElement): void {
  requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

interface FieldsProps {
  readonly form: BankForm
  readonly faults: Faults
  readonly onChange: (form: BankForm) => void
  readonly onLook: (field: keyof BankForm) => void
}

const numbers = [
  { name: 'iban', label: 'شمارهٔ شبا', hint: '۲۴ رقم، با IR یا بدون آن' },
  { name: 'cardNumber', label: 'شمارهٔ کارت', hint: '۱۶ رقم؛ اگر شبا را نوشته‌اید اختیاری است' },
  { name: 'bankAccountNumber', label: 'شمارهٔ حساب', hint: 'دست‌کم ۱۰ رقم؛ اختیاری' },
] as const

function Fields({ form, faults, onChange, onLook }: FieldsProps) {
  const right = bankFormFaults(form)
  return (
    <>
      {numbers.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          {...(name === 'iban' && { 'data-first-focus': '', placeholder: 'IR' })}
          value={form[name]}
          error={faults[name]}
          confirmed={right[name] === undefined ? bankIn(form, name) : undefined}
          hint={hint}
          onChange={({ target }) => onChange({ ...form, [name]: target.value })}
          onBlur={() => {
            const { iban } = bankNumbers(form)
            if (name === 'iban' && iban !== null && right.iban === undefined)
              onChange({ ...form, iban: formattedIban(iban) })
            onLook(name)
          }}
        />
      ))}
      <TextField
        label="نام صاحب حساب"
        autoComplete="off"
        maxLength={80}
        value={form.holderName}
        error={faults.holderName}
        hint="به فارسی، همان که بانک می‌شناسد"
        onChange={({ target }) => onChange({ ...form, holderName: target.value })}
        onBlur={() => onLook('holderName')}
      />
    </>
  )
}

function bankIn(form: BankForm, name: keyof BankForm): string | undefined {
  const { iban, cardNumber } = bankNumbers({ ...empty, [name]: form[name] })
  return bankOf({ iban, cardNumber })
}
