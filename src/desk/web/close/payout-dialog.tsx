import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { supplierDeskCalls } from '#desk/suppliers-calls.ts'
import type { DebtOnPage } from '#desk/web/close/close-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly debt: DebtOnPage | undefined
  readonly onClose: () => void
}

/** Proposes to pay all that is owed to a supplier; another one approves it. */
export function PayoutDialog({ debt, onClose }: Props) {
  return (
    <Modal open={debt !== undefined} onClose={onClose} title="پرداخت به تأمین‌کننده">
      {debt && <PayoutForm debt={debt} />}
    </Modal>
  )
}

function PayoutForm({ debt: { supplier, amount, rial, orders } }: { readonly debt: DebtOnPage }) {
  const { isBusy, faults, begin } = useAction(['reason'])
  const [proposed, setProposed] = useState<number>()
  async function propose(form: FormData) {
    const { number } = await askDesk<typeof supplierDeskCalls.payout>('POST /api/desk/suppliers/payouts', {
      body: { supplier, amount: rial, reason: textIn(form, 'reason') },
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
      <p>
        <RialAmount amount={amount} /> ریال به <bdi>{supplier}</bdi> برای {persianDigits(orders)} سفارش
      </p>
      <TextField label="دلیل" name="reason" placeholder="تسویهٔ هفتگی" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" kind="commit" busy={isBusy && 'در حال فرستادن…'}>
        پیشنهاد پرداخت به نفر دوم
      </Button>
    </form>
  )
}
