import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { SupplierView, supplierDeskCalls } from '#desk/suppliers-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

/** Proposes; another one approves it. */
export function CreditForm({ supplier, credit }: Pick<SupplierView, 'supplier' | 'credit'>) {
  const { isBusy, faults, begin } = useAction(['limit', 'alarmBelow', 'reason'])
  const [proposed, setProposed] = useState<number>()
  async function propose(form: FormData) {
    const amount = (name: string) => parseAmount(textIn(form, name)) ?? Number.NaN
    const { number } = await askDesk<typeof supplierDeskCalls.credit>('POST /api/desk/suppliers/credit', {
      body: {
        supplier,
        limit: amount('limit'),
        alarmBelow: amount('alarmBelow'),
        reason: textIn(form, 'reason'),
      },
    })
    setProposed(number)
  }
  if (proposed !== undefined)
    return (
      <Note tone="good" announced>
        پیشنهاد {persianDigits(proposed)} در انتظار نفر دوم است. <Link to="/desk/approvals">تأییدها</Link>
      </Note>
    )
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <TextField
        label="سقف بدهی به ریال"
        name="limit"
        inputMode="numeric"
        ltr
        defaultValue={credit?.limit}
        error={faults['limit']}
      />
      <TextField
        label="هشدار وقتی کمتر از این بماند"
        name="alarmBelow"
        inputMode="numeric"
        ltr
        defaultValue={credit?.alarmBelow}
        error={faults['alarmBelow']}
      />
      <TextField label="دلیل تغییر سقف" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" kind="line" busy={isBusy && 'در حال فرستادن…'}>
        پیشنهاد سقف به نفر دوم
      </Button>
    </form>
  )
}
