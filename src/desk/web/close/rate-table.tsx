import { currencyWords } from '#desk/close/rate-words.ts'
import type { RateOnPage } from '#desk/web/close/close-page.server.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

/** What one unit of each currency costs, and whether anything is sold by it. */
export function RateTable({ rates }: { readonly rates: readonly RateOnPage[] }) {
  return (
    <>
      <h2>نرخ ارز</h2>
      <DeskTable
        caption="نرخ ارز"
        head={['ارز', 'یک واحد، به ریال', 'روز', 'مرجع', 'وضعیت']}
        empty="نرخی نیست."
        rows={rates.map(({ currency, price, setOn, source, isTooOld }) => ({
          key: currency,
          cells: [
            currencyWords[currency],
            <RialAmount key="price" amount={price} />,
            setOn,
            source,
            <Tag key="status" tone={isTooOld ? 'bad' : 'good'}>
              {isTooOld ? 'کهنه؛ فروخته نمی‌شود' : 'در فروش'}
            </Tag>,
          ],
        }))}
      />
    </>
  )
}
