import type { FormEvent } from 'react'
import type { flightCalls } from '#flights/calls.ts'
import { ClaimDay } from '#flights/claims/web/claim-day.tsx'
import type { ClaimToStart } from '#flights/claims/web/claims-on-order.server.ts'
import { textIn } from '#flights/claims/web/text-in.ts'
import { useClaim } from '#flights/claims/web/use-claim.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = ClaimToStart & { readonly orderId: string }

export function ClaimStart({ orderId, leg, subject, title, letter, written, days }: Props) {
  const { busy, fault, send } = useClaim()
  function sent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { orderId, leg, subject, sentOn: textIn(form, 'day'), reference: textIn(form, 'reference') }
    void send('sent', () =>
      ask<typeof flightCalls.claimSent>('POST /api/flight-reservation/Rights/ClaimSent', { body }),
    )
  }
  return (
    <details className="card order-part order-claim">
      <summary>
        {subject === 'flight' ? 'نامه را به ایرلاین دادم' : 'مطالبه از ایرلاین'}: {title}
      </summary>
      <p className="order-soft">
        {written === undefined
          ? 'از روز نامه، مهلت‌ها را این‌جا می‌بینید و وقت پیگیری را یادآوری می‌کنیم. تصمیم با ایرلاین است.'
          : `نامه را کتبی تا ${written} به ایرلاین بدهید؛ از روز پرواز شمرده‌ایم. بارتان را دیرتر گرفتید؟ از همان روز بشمارید.`}
      </p>
      {letter !== undefined && (
        <a className="button" data-kind="line" href={letter} download>
          <Icon name="download-simple-bold" />
          <span>دریافت نامهٔ مطالبه</span>
        </a>
      )}
      <form className="claim-form" onSubmit={sent}>
        <ClaimDay label="روز فرستادن نامه" days={days} />
        <TextField
          label="شماره‌ای که ایرلاین داد (اگر داد)"
          name="reference"
          maxLength={40}
          autoComplete="off"
          ltr
        />
        <Button type="submit" kind="tonal" busy={busy === 'sent' && 'در حال ثبت…'}>
          نامه را فرستادم
        </Button>
        <RefusalNote says={fault} />
      </form>
    </details>
  )
}
