import { useState } from 'react'
import type { DebtOnPage } from '#desk/web/close/close-page.server.ts'
import { PayoutDialog } from '#desk/web/close/payout-dialog.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'

/** What is owed to suppliers and by them, since when; below zero they owe us. */
export function DebtTable({ debts }: { readonly debts: readonly DebtOnPage[] }) {
  const [paying, setPaying] = useState<DebtOnPage>()
  const mayPropose = useMay('money.propose')
  return (
    <>
      <h2>تأمین‌کنندگان</h2>
      <DeskTable
        caption="بدهی به تأمین‌کنندگان"
        head={['تأمین‌کننده', 'سفارش‌ها', 'بدهی ما', 'کمیسیون قاعده‌ها', 'از', 'عمر', 'پرداخت']}
        empty="به تأمین‌کننده‌ای بدهکار نیستیم."
        rows={debts.map((debt) => ({
          key: debt.supplier,
          cells: [
            debt.name,
            persianDigits(debt.orders),
            <RialAmount key="amount" amount={debt.amount} />,
            <RialAmount key="commission" amount={debt.commission} />,
            debt.since,
            debt.age,
            mayPropose && debt.isPayable && (
              <div key="pay" className="desk-row-actions">
                <Button kind="line" size="small" onClick={() => setPaying(debt)}>
                  پیشنهاد پرداخت
                </Button>
              </div>
            ),
          ],
        }))}
      />
      <PayoutDialog debt={paying} onClose={() => setPaying(undefined)} />
    </>
  )
}
