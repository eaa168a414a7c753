import { Link } from 'react-router'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { UseOnPage } from '#desk/web/prices/codes-page.server.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { moneyUnit } from '#money/display-unit.ts'

interface Props {
  readonly code: string
  readonly uses: readonly UseOnPage[]
}

export function CodeUses({ code, uses }: Props) {
  const seesOrders = useMay('orders.read')
  return (
    <section className="desk-panel" aria-labelledby="uses-title">
      <h2 id="uses-title">
        استفاده‌های <bdi dir="ltr">{code}</bdi>
      </h2>
      <DeskTable
        caption="استفاده‌ها"
        head={['سفارش', `تخفیف (${moneyUnit()})`, 'کی', 'پس داده شد']}
        empty="کسی از این کد استفاده نکرده است."
        rows={uses.map(({ orderNumber, discount, takenAt, givenBackAt }) => ({
          key: `${orderNumber} ${takenAt} ${givenBackAt}`,
          cells: [
            seesOrders ? (
              <Link key="order" to={`/desk/orders/${orderNumber}`}>
                {orderNumber}
              </Link>
            ) : (
              orderNumber
            ),
            <bdi key="discount">{discount}</bdi>,
            takenAt,
            givenBackAt,
          ],
        }))}
      />
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}
