import './orders.css'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import { ListFilters } from '#desk/web/orders/list-filters.tsx'
import { OrderDrawer } from '#desk/web/orders/order-drawer.tsx'
import { OrderTable } from '#desk/web/orders/order-table.tsx'
import { SavedViews } from '#desk/web/orders/saved-views.tsx'
import { useRowKeys } from '#desk/web/orders/use-row-keys.ts'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/orders-page'

export { loader } from './orders-page.server.ts'

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { address, rows, next, isCut, isFirst, views, opened, products, brands } = loaderData
  const [params] = useSearchParams()
  const closing = changed(params, { open: '' })
  useRowKeys(opened === undefined ? undefined : closing)
  const sheetOf = new URLSearchParams(changed(params, { open: '', after: '', cols: '' }))
  return (
    <DeskPage
      title="سفارش‌ها"
      actions={
        <a
          className="button"
          data-kind="line"
          href={`/api/desk/orders/sheet?${new URLSearchParams({ of: String(sheetOf) })}`}
          download
        >
          خروجی اکسل
        </a>
      }
    >
      <SavedViews views={views} />
      <ListFilters address={address} products={products} brands={brands} />
      {isCut && <Note tone="warn">این نام بسیار پرتکرار است؛ نام و نام خانوادگی را با هم بنویسید.</Note>}
      <div className="desk-orders" data-open={opened === undefined ? undefined : ''}>
        <div>
          <OrderTable key={changed(params, { open: '', cols: '' })} first={{ rows, next }} />
          {!isFirst && (
            <nav className="desk-pages" aria-label="صفحه‌های فهرست">
              <Link to={changed(params, { after: '', open: '' })}>از تازه‌ترین سفارش</Link>
            </nav>
          )}
          {next !== undefined && (
            <noscript>
              <a href={changed(params, { after: next, open: '' })}>سفارش‌های پیش‌تر</a>
            </noscript>
          )}
        </div>
        {opened !== undefined && <OrderDrawer key={opened.row.number} order={opened} closing={closing} />}
      </div>
    </DeskPage>
  )
}
