import type { supplierDeskCalls } from '#desk/suppliers-calls.ts'
import type { DebtOnPage } from '#desk/web/close/close-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'

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

function PayoutForm({ debt: { supplier, name, amount, rial, orders } }: { readonly debt: DebtOnPage }) {
  return (
    <ProposalForm
      reasonLike="تسویهٔ هفتگی"
      button="پیشنهاد پرداخت به نفر دوم"
      propose={(_, reason) =>
        askDesk<typeof supplierDeskCalls.payout>('POST /api/desk/suppliers/payouts', {
          body: { supplier, amount: rial, reason },
        })
      }
    >
      {() => (
        <p>
          <b>
            <RialAmount amount={amount} /> ریال به «{name}»
          </b>{' '}
          برای {persianDigits(orders)} سفارش. پس از تأیید نفر دوم بدهی آن‌ها در دفتر صفر می‌شود و حوالهٔ بانک را
          باید بفرستید.
        </p>
      )}
    </ProposalForm>
  )
}
