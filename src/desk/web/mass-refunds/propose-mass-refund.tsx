import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import type { massRefundCalls } from '#desk/mass-refund-calls.ts'
import { DayField } from '#desk/web/day-field.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { latinDigits, persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly views: readonly { readonly value: string; readonly label: string }[]
  readonly today: string
}

interface Proposed {
  readonly proposal: number
  readonly orders: number
  readonly expected: number
}

/** Of a cancelled flight, or of a list of one's own; another one starts it. */
export function ProposeMassRefund({ open, onClose, ...rest }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="استرداد گروهی تازه">
      <ProposeForm {...rest} />
    </Modal>
  )
}

function ProposeForm({ views, today }: Pick<Props, 'views' | 'today'>) {
  const { isBusy, faults, begin } = useAction(['flightNumber', 'date', 'view', 'reason'])
  const { revalidate } = useRevalidator()
  const [what, setWhat] = useState('cancelled')
  const [done, setDone] = useState<Proposed>()
  async function propose(form: FormData) {
    setDone(await proposed(form))
    await revalidate()
  }
  if (done !== undefined)
    return (
      <Note tone="good" announced>
        {persianDigits(done.orders)} سفارش، به شرط‌های اکنون {priceWords(done.expected)}. پیشنهاد{' '}
        {persianDigits(done.proposal)} در <Link to="/desk/approvals">تأییدها</Link> منتظر نفر دوم است.
      </Note>
    )
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <SelectField
        label="چه سفارش‌هایی"
        name="what"
        options={[
          { value: 'cancelled', label: 'پرواز لغوشده' },
          ...(views.length > 0 ? [{ value: 'list', label: 'فهرست من از سفارش‌ها' }] : []),
        ]}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
      />
      {what === 'cancelled' ? (
        <>
          <TextField
            label="شمارهٔ پرواز"
            name="flightNumber"
            placeholder="W51041"
            autoComplete="off"
            ltr
            data-first-focus
            error={faults['flightNumber']}
          />
          <DayField label="روز پرواز" name="date" defaultValue={today} error={faults['date']} />
        </>
      ) : (
        <SelectField label="فهرست" name="view" options={views} error={faults['view']} />
      )}
      <TextField label="دلیل" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال شمردن…'}>
        پیشنهاد به نفر دوم
      </Button>
    </form>
  )
}

async function proposed(form: FormData): Promise<Proposed> {
  const reason = textIn(form, 'reason')
  if (textIn(form, 'what') === 'list')
    return askDesk<typeof massRefundCalls.ofList>('POST /api/desk/mass-refunds/list', {
      body: { view: textIn(form, 'view'), reason },
    })
  const flightNumber = latinDigits(textIn(form, 'flightNumber')).replaceAll(/[\s-]/g, '').toUpperCase()
  const date = dateFromForm(textIn(form, 'date'))?.toString() ?? ''
  return askDesk<typeof massRefundCalls.ofFlight>('POST /api/desk/mass-refunds/flight', {
    body: { flightNumber, date, reason },
  })
}
