import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { CheckedFile } from '#desk/close-calls.ts'
import { AmountField } from '#desk/web/amount-field.tsx'
import { CheckedFileView } from '#desk/web/close/checked-file-view.tsx'
import { bookFile, checkFile, type UploadKind } from '#desk/web/close/send-file.ts'
import { DayField } from '#desk/web/day-field.tsx'
import { FileField } from '#desk/web/file-field.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly what: UploadKind
  readonly today: string
  readonly gateways: readonly Option[]
  readonly onDone: () => void
}

const columns = {
  settlements: 'CSV با سه ستون: شمارهٔ تراکنش، مبلغ پرداخت، کارمزد درگاه؛ به ریال.',
  transfers: 'CSV با دو ستون: شمارهٔ واریز، مبلغ؛ تنها واریزهای درگاه‌ها، به ریال.',
} as const

/** Checked first, with what it would enter; booked when there is nothing wrong in it. */
export function UploadForm({ what, today, gateways, onDone }: Props) {
  const { isBusy, faults, begin } = useAction(['gateway', 'day', 'balance', 'file'])
  const { revalidate } = useRevalidator()
  const [checked, setChecked] = useState<CheckedFile>()
  async function send(form: FormData) {
    if (checked === undefined) return setChecked(await checkFile(what, form))
    await bookFile(what, form, checked.digest)
    await revalidate()
    onDone()
  }
  const mayBook = checked?.faulty === 0
  return (
    <form
      className="desk-form"
      data-first-focus
      onChange={() => setChecked(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {what === 'settlements' && (
        <SelectField label="درگاه" name="gateway" options={gateways} error={faults['gateway']} />
      )}
      <DayField label="روز" name="day" defaultValue={today} required error={faults['day']} />
      {what === 'transfers' && (
        <AmountField
          label="موجودی پایان روز به ریال"
          hint="اگر بانک گفته است."
          name="balance"
          isInRial
          error={faults['balance']}
        />
      )}
      <FileField
        label="فایل"
        hint={columns[what]}
        name="file"
        accept=".csv,.txt,text/csv,text/plain"
        error={faults['file']}
      />
      {checked && <CheckedFileView checked={checked} what={what} />}
      <RefusalNote says={faults['']} />
      {(checked === undefined || mayBook) && (
        <Button type="submit" kind={mayBook ? 'commit' : 'primary'} busy={isBusy && 'در حال انجام…'}>
          {mayBook ? 'ثبت در دفتر' : 'بررسی فایل'}
        </Button>
      )}
    </form>
  )
}
