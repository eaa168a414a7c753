import { Link, useSearchParams } from 'react-router'
import { reachedWords } from '#desk/sources/reached-words.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import type { SourcesOnPage } from '#desk/web/sources/sources-page.server.ts'
import { useMay } from '#desk/web/use-staff.ts'

const head = ['بازار', 'مراجعه', ...Object.values(reachedWords), 'سفارش']

/** Who came by which marketplace's link, and how far; the clicks of the one that is opened beside. */
export function Marketplaces({
  loaded: { marketplaces, opened, address },
}: {
  readonly loaded: SourcesOnPage
}) {
  const [params] = useSearchParams()
  return (
    <section className="sources-part" aria-label="دفتر مراجعه‌ها">
      <h2>دفتر مراجعه‌های بازارها</h2>
      <DeskTable
        caption="بازارها"
        head={head}
        empty="بازاری در تنظیمات نیست."
        rows={marketplaces.map(({ code, name, cells }) => ({
          key: code,
          isChosen: code === address.open,
          cells: [
            <Link key="open" to={changed(params, { open: code })} preventScrollReset>
              {name}
            </Link>,
            ...cells,
          ],
        }))}
      />
      {opened && <Clicks opened={opened} closing={changed(params, { open: '' })} />}
    </section>
  )
}

interface ClicksProps {
  readonly opened: NonNullable<SourcesOnPage['opened']>
  readonly closing: string
}

function Clicks({ opened: { name, clicks }, closing }: ClicksProps) {
  const mayRead = useMay('orders.read')
  return (
    <div className="sources-clicks">
      <h3>
        {`تازه‌ترین مراجعه‌ها از ${name}`}
        <Link to={closing} data-close preventScrollReset>
          بستن
        </Link>
      </h3>
      <DeskTable
        caption={`مراجعه‌ها از ${name}`}
        head={['کی', 'قیمتی که آنجا دید (ریال)', 'تا کجا آمد', 'سفارش']}
        empty="هنوز کسی از این بازار نیامده است."
        rows={clicks.map(({ id, at, total, reached, orders }) => ({
          key: id,
          cells: [
            at,
            <RialAmount key="total" amount={total} />,
            reached,
            orders.map((number) =>
              mayRead ? (
                <Link key={number} to={`/desk/orders/${number}`}>
                  <bdi>{number}</bdi>
                </Link>
              ) : (
                <bdi key={number}>{number}</bdi>
              ),
            ),
          ],
        }))}
      />
    </div>
  )
}
