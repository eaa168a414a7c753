import { type FormEvent, useRef } from 'react'
import type { useTracking } from '#orders/web/tracking/use-tracking.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export function TrackForm({ track, faults, declined, isBusy }: ReturnType<typeof useTracking>) {
  const form = useRef<HTMLFormElement>(null)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    await track({ orderNumber: textOf(fields.get('orderNumber')), mobile: textOf(fields.get('mobile')) })
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }
  return (
    <form ref={form} className="card track-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ltr
        label="شمارهٔ سفارش"
        hint="۹ رقم؛ در پیامک و بلیت شما هست."
        error={faults.orderNumber}
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        ltr
        label="شمارهٔ موبایل"
        error={faults.mobile}
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <RefusalNote says={declined} />
      <Button type="submit" block busy={isBusy && 'در حال پیگیری…'}>
        پیگیری سفارش
      </Button>
    </form>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
