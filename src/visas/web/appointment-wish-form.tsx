import { type SubmitEvent, useState } from 'react'
import { type AppointmentPart, appointmentParts, partNames } from '#visas/appointment.ts'
import type { WishedWeek } from '#visas/web/appointment-weeks.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly weeks: readonly WishedWeek[]
  readonly isBusy: boolean
  readonly isAgain: boolean
  readonly onWish: (week: WishedWeek, part: AppointmentPart) => void
}

export function AppointmentWishForm({ weeks, isBusy, isAgain, onWish }: Props) {
  const [at, setAt] = useState(0)
  const [part, setPart] = useState<AppointmentPart>('any')
  const week = weeks[at]
  if (week === undefined) return <Note tone="warn">تا روز سفر وقتی نمانده است؛ با پشتیبانی تماس بگیرید.</Note>
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (week !== undefined) onWish(week, part)
  }
  return (
    <form className="visa-appointment-wish" onSubmit={send}>
      <SelectField
        label="کدام هفته"
        value={`${at}`}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        options={weeks.map(({ says }, place) => ({ value: `${place}`, label: says }))}
      />
      <SelectField
        label="چه ساعتی"
        value={part}
        onChange={(event) => setPart(partOf(event.currentTarget.value))}
        options={appointmentParts.map((one) => ({ value: one, label: partNames[one] }))}
      />
      <Button
        type="submit"
        kind={isAgain ? 'tonal' : 'primary'}
        size="small"
        busy={isBusy && 'در حال فرستادن'}
      >
        {isAgain ? 'هفتهٔ دیگری می‌خواهم' : 'وقت را بگیرید'}
      </Button>
    </form>
  )
}

function partOf(value: string): AppointmentPart {
  return appointmentParts.find((one) => one === value) ?? 'any'
}
