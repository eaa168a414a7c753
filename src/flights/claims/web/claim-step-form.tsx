import { type FormEvent, useState } from 'react'
import type { flightCalls } from '#flights/calls.ts'
import { ClaimDay } from '#flights/claims/web/claim-day.tsx'
import type { ClaimText } from '#flights/claims/web/claims-on-order.server.ts'
import { textIn } from '#flights/claims/web/text-in.ts'
import { useClaim } from '#flights/claims/web/use-claim.ts'
import { parsePrice } from '#money/amount-input.ts'
import { latinDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly orderId: string
  readonly claim: Pick<ClaimText, 'leg' | 'subject' | 'next' | 'days'>
}

/** What came of it: an answer, its day, and of money how much. */
export function ClaimStepForm({ orderId, claim: { leg, subject, next, days } }: Props) {
  const { busy, fault, send } = useClaim()
  const [chosen, setChosen] = useState(next[0]?.value)
  const step = next.some(({ value }) => value === chosen) ? chosen : next[0]?.value
  function noted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (step === undefined) return
    const body = {
      orderId,
      leg,
      subject,
      step,
      onDay: textIn(form, 'day'),
      reference: textIn(form, 'reference'),
      ...(step === 'paid' && paidIn(form)),
    }
    void send('step', () =>
      ask<typeof flightCalls.claimStep>('POST /api/flight-reservation/Rights/ClaimStep', { body }),
    )
  }
  return (
    <details className="claim-step">
      <summary>ثبت نتیجه</summary>
      <form className="claim-form" onSubmit={noted}>
        <SelectField
          label="چه شد؟"
          name="step"
          value={step}
          onChange={({ target }) => setChosen(next.find(({ value }) => value === target.value)?.value)}
          options={next}
        />
        <ClaimDay label="روز آن" days={days} />
        {step === 'paid' && <PaidAmount />}
        <TextField label="شماره (اگر داده‌اند)" name="reference" maxLength={40} autoComplete="off" ltr />
        <Button type="submit" kind="tonal" busy={busy === 'step' && 'در حال ثبت…'}>
          ثبت
        </Button>
        <RefusalNote says={fault} />
      </form>
    </details>
  )
}

function PaidAmount() {
  const units = [
    { value: 'here', label: moneyUnit() },
    { value: 'euro', label: 'یورو' },
  ]
  return (
    <>
      <TextField
        label="مبلغ"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
        ltr
      />
      <SelectField label="واحد" name="unit" options={units} />
    </>
  )
}

/** An amount that is none is left out, and refused in words. */
function paidIn(form: HTMLFormElement): { readonly paidEuro?: number; readonly paidRial?: number } {
  const typed = textIn(form, 'amount')
  if (textIn(form, 'unit') === 'euro') {
    const euro = Number(latinDigits(typed))
    return Number.isSafeInteger(euro) ? { paidEuro: euro } : {}
  }
  const amount = parsePrice(typed)
  return amount === undefined ? {} : { paidRial: amount }
}
