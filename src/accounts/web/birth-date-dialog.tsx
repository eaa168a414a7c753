import './account-dialog.css'
import { type FormEvent, useRef, useState } from 'react'
import { ACCOUNT_TEXTS } from '#accounts/account-form.ts'
import type { profileCalls } from '#accounts/profile-calls.ts'
import { dateText, noDate } from '#accounts/web/account-draft.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { jalali } from '#calendar/jalali.ts'
import { ask } from '#web/api.ts'
import { SelectDate } from '#web/ui/calendar/select-date.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Before an account's first purchase; whoever is younger than 18 is told so. */
export function BirthDateDialog({ onDone, onClose }: Props) {
  const [date, setDate] = useState(noDate)
  const form = useRef<HTMLFormElement>(null)
  const { begin, faults, isBusy, say } = useAction(['birthDate'])
  const { year } = jalali(Temporal.Now.plainDateISO())

  function submit(event: FormEvent) {
    event.preventDefault()
    const birthDate = dateText(date)
    if (birthDate === '') return say({ birthDate: 'روز، ماه و سال تولد را انتخاب کنید.' })
    void begin(async () => {
      await ask<typeof profileCalls.updateAccount>('POST /accounts/api/Account/Update', {
        body: { birthDate },
      })
      onDone()
    }, form.current ?? undefined)
  }
  return (
    <Modal open onClose={onClose} title="تاریخ تولد شما">
      <form ref={form} className="account-dialog" noValidate onSubmit={submit}>
        <p>
          خریدار باید ۱۸ سال تمام داشته باشد. یک بار می‌پرسیم و در حساب شما می‌ماند؛ سن مسافر ربطی به آن ندارد.
        </p>
        <SelectDate
          label="تاریخ تولد خریدار"
          name="buyerBirth"
          years={{ from: year - 10, to: year - 105 }}
          value={date}
          error={faults['birthDate']}
          onChange={setDate}
        />
        <RefusalNote says={faults['']} />
        {faults['birthDate'] === underAge && <p>بزرگ‌تری می‌تواند همین سفر را با حساب خودش برای شما بخرد.</p>}
        <Button type="submit" block busy={isBusy && 'در حال ثبت…'}>
          ثبت و ادامهٔ پرداخت
        </Button>
      </form>
    </Modal>
  )
}

const underAge = ACCOUNT_TEXTS.OWNER_IS_UNDER_18
