import { Form, Link, useSearchParams } from 'react-router'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { LinesOnPage } from '#desk/web/ledger/ledger-page.server.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Choice {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly lines: LinesOnPage
  readonly chosen: number | undefined
  readonly filter: { readonly kind: string; readonly day: string }
  readonly kinds: readonly Choice[]
  readonly days: readonly Choice[]
}

const all = { value: '', label: 'همه' }

/** Entries of one account, the newest first. */
export function LedgerLines({ lines, chosen, filter, kinds, days }: Props) {
  const [params] = useSearchParams()
  return (
    <>
      <Form className="desk-filters" key={params.toString()}>
        <input type="hidden" name="class" value={params.get('class') ?? ''} />
        <input type="hidden" name="owner" value={params.get('owner') ?? ''} />
        <SelectField label="روز" name="day" defaultValue={filter.day} options={[all, ...days]} />
        <SelectField label="شرح" name="kind" defaultValue={filter.kind} options={[all, ...kinds]} />
        <Button type="submit" kind="line">
          نشان بده
        </Button>
      </Form>
      <DeskTable
        caption={`سندهای ${lines.words}`}
        head={['سند', 'کی', 'شرح', 'سفارش', 'مبلغ (ریال)']}
        empty="با این صافی‌ها سندی نیست."
        rows={lines.rows.map((line) => ({
          key: String(line.seq),
          isChosen: line.entryId === chosen,
          cells: [
            <Link key="open" to={changed(params, { entry: String(line.entryId) })} preventScrollReset>
              {persianDigits(line.entryId)}
            </Link>,
            line.at,
            line.kind,
            line.orderNumber !== undefined && (
              <Link key="order" to={`/desk/orders/${line.orderNumber}`}>
                {line.orderNumber}
              </Link>
            ),
            <RialAmount key="amount" amount={line.amount} />,
          ],
        }))}
      />
    </>
  )
}
