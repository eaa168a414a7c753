import '#desk/web/ledger/ledger.css'
import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/invoices-page'

export { loader } from './invoices-page.server.ts'

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { month, title, before, later, next, sales, returns, amount, revenue, rows } = loaderData
  return (
    <DeskPage
      title={`فاکتورهای ${title}`}
      sub={
        <>
          {sales} فروش و {returns} برگشت؛ جمع <RialAmount amount={amount} /> ریال، سهم ما{' '}
          <RialAmount amount={revenue} /> ریال
        </>
      }
      actions={
        <a className="button" data-kind="tonal" href={`/api/desk/invoices/sheet?month=${month}`} download>
          اکسل این ماه
        </a>
      }
    >
      <nav className="desk-pages" aria-label="ماه‌ها">
        <Link to={`?month=${before}`}>ماه پیش</Link>
        {later && <Link to={`?month=${later}`}>ماه بعد</Link>}
      </nav>
      <DeskTable
        caption="فاکتورها"
        head={['شماره', 'نوع', 'کی', 'سفارش', 'مبلغ', 'سهم ما']}
        empty="در این ماه چیزی فروخته نشده است."
        rows={rows.map((one) => ({
          key: one.name,
          cells: [
            <bdi key="name">{one.name}</bdi>,
            <Tag key="kind" tone={one.isReturn ? 'warn' : 'plain'}>
              {one.kind}
            </Tag>,
            one.at,
            one.orderNumber && (
              <Link key="order" to={`/desk/orders/${one.orderNumber}`}>
                <bdi>{one.orderNumber}</bdi>
              </Link>
            ),
            <RialAmount key="amount" amount={one.amount} />,
            <RialAmount key="revenue" amount={one.revenue} />,
          ],
        }))}
      />
      {next && (
        <nav className="desk-pages" aria-label="صفحه‌ها">
          <Link to={`?${new URLSearchParams({ month, after: next })}`}>صفحهٔ بعد</Link>
        </nav>
      )}
    </DeskPage>
  )
}
