import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { closeCalls } from '#desk/close-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly today: string
  readonly onDone: () => void
}

const currencies = [
  { value: 'USD', label: 'دلار آمریکا' },
  { value: 'AED', label: 'درهم امارات' },
  { value: 'IQD', label: 'دینار عراق' },
] as const

/** Holds at once; one far from the last waits for another. */
export function RateForm({ today, onDone }: Props) {
  const { isBusy, faults, begin } = useAction(['rialAUnit', 'day', 'source', 'reason'])
  const { revalidate } = useRevalidator()
  const [proposed, setProposed] = useState<number>()
  async function enter(form: FormData) {
    const currency = currencies.find(({ value }) => value === textIn(form, 'currency'))?.value ?? 'USD'
    const { proposal } = await askDesk<typeof closeCalls.setRate>('POST /api/desk/rates', {
      body: {
        currency,
        rialAUnit: parseAmount(textIn(form, 'rialAUnit')) ?? Number.NaN,
        day: textIn(form, 'day'),
        source: textIn(form, 'source'),
        reason: textIn(form, 'reason'),
      },
    })
    await revalidate()
    if (proposal === null) onDone()
    else setProposed(proposal)
  }
  if (proposed !== undefined)
    return (
      <Note tone="good" announced>
        پیشنهاد {persianDigits(proposed)} ثبت شد و در انتظار نفر دوم است.{' '}
        <Link to="/desk/approvals">تأییدها</Link>
      </Note>
    )
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => enter(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <SelectField label="ارز" name="currency" options={currencies} />
      <TextField
        label="یک واحد به ریال"
        name="rialAUnit"
        inputMode="numeric"
        ltr
        error={faults['rialAUnit']}
      />
      <TextField label="روز" name="day" defaultValue={today} ltr error={faults['day']} />
      <TextField label="مرجع" name="source" placeholder="بازار آزاد تهران" error={faults['source']} />
      <TextField
        label="دلیل"
        name="reason"
        hint="تنها اگر بیش از ۲۰ درصد با نرخ پیشین فاصله دارد."
        error={faults['reason']}
      />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال انجام…'}>
        ثبت نرخ
      </Button>
    </form>
  )
}
