import { fromJalali, jalali } from '#calendar/jalali.ts'
import { dayOf, startOf } from '#wallet/days.ts'

/** Numbered in each Jalali year, without a gap; after the ledger. */
export function invoiceRows(now: Temporal.Instant): readonly string[] {
  const { year } = jalali(dayOf(now))
  const begins = Array.from({ length: 6 }, (_, back) => year - back)
    .map((one) => `(${one}, timestamptz '${startOf(fromJalali(one, 1, 1))}')`)
    .join(', ')
  return [
    `insert into wallet.invoice (year, number, entry_id, order_id, kind, amount, revenue, at)
      select year, row_number() over (partition by year order by at, entry), entry, order_id,
        case kind when 'order-issued' then 'sale' else 'return' end, -amounts[1],
        case kind when 'order-issued' then amounts[2] else 0 end, at
      from laid, lateral (select max(year) as year from (values ${begins}) as begun (year, since) where since <= at) its
      where kind in ('order-issued', 'refund-agreed')`,
    'insert into wallet.invoice_counter (year, last) select year, max(number) from wallet.invoice group by year',
  ]
}
