import { useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { SupplierPanel } from '#desk/web/suppliers/supplier-panel.tsx'
import { SupplierTable } from '#desk/web/suppliers/supplier-table.tsx'
import { useSuppliers } from '#desk/web/suppliers/use-suppliers.ts'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/suppliers-page'

export { loader } from './suppliers-page.server.ts'

export default function SuppliersPage({ loaderData }: Route.ComponentProps) {
  const { suppliers, isCutOff } = useSuppliers(loaderData.suppliers)
  const [params] = useSearchParams()
  const chosen = suppliers.find(({ supplier }) => supplier === params.get('supplier'))
  return (
    <DeskPage title="تأمین‌کنندگان" sub="مبلغ‌ها به ریال است؛ شمارها هر ۵ ثانیه تازه می‌شود">
      {isCutOff && (
        <Note tone="warn" announced>
          ارتباط قطع شده است؛ این آخرین شمارهایی است که رسید.
        </Note>
      )}
      <div className="desk-split" data-open={chosen ? '' : undefined}>
        <SupplierTable suppliers={suppliers} chosen={chosen} />
        {chosen && <SupplierPanel key={chosen.supplier} supplier={chosen} now={loaderData.now} />}
      </div>
      <h2>سهم از خرید ۷ روز، تا امروز</h2>
      <DeskTable
        caption="سهم از خرید"
        head={['تأمین‌کننده', 'سهم', 'سفارش‌ها', 'مبلغ']}
        empty="در این ۷ روز چیزی صادر نشده است."
        rows={loaderData.shares.map(({ supplier, name, percent, orders, amount }) => ({
          key: supplier,
          cells: [name, `\u00a0${percent}٪`, orders, <RialAmount key="amount" amount={amount} />],
        }))}
      />
    </DeskPage>
  )
}
