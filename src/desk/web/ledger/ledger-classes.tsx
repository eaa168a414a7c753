import { Link } from 'react-router'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { ClassesOnPage } from '#desk/web/ledger/ledger-page.server.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { persianDigits } from '#money/digits.ts'

/** Every class of accounts with its balance, and that all of them make zero. */
export function LedgerClasses({ classes: { rows, total } }: { readonly classes: ClassesOnPage }) {
  return (
    <>
      <DeskTable
        caption="حساب‌ها"
        head={['حساب', 'تعداد', 'مانده (ریال)']}
        empty="هنوز سندی ثبت نشده است."
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            <Link key="open" to={`?${new URLSearchParams({ class: row.id })}`}>
              {row.name}
            </Link>,
            persianDigits(row.accounts),
            <RialAmount key="balance" amount={row.balance} />,
          ],
        }))}
      />
      <p>
        جمع همهٔ حساب‌ها: <RialAmount amount={total} /> ریال
      </p>
    </>
  )
}
