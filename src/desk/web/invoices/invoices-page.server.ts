import type { LoaderFunctionArgs } from 'react-router'
import { monthYear } from '#calendar/formatted.ts'
import { monthIn, monthOf, monthsLater, monthText } from '#calendar/jalali-month.ts'
import { momentWords } from '#desk/moment-words.ts'
import { invoiceList, timesOf } from '#desk/server/invoices/invoice-list.ts'
import { kindWords } from '#desk/server/invoices/invoice-sheet.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { dayOf } from '#wallet/days.ts'
import type { Invoice } from '#wallet/server/invoices.ts'
import { agencyOf } from '#web/page-context.server.ts'

const rowsOnPage = 50

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const now = rooms.clock.now()
  const current = monthOf(dayOf(now))
  const month = monthIn(params.get('month') ?? '') ?? current
  const { from, until } = timesOf(month)
  const [invoices, totals] = await Promise.all([
    invoiceList(rooms, { from, until, after: afterIn(params.get('after') ?? ''), take: rowsOnPage + 1 }),
    rooms.wallet.invoices.totals(from, until),
  ])
  const rows = invoices.slice(0, rowsOnPage)
  const last = invoices.length > rowsOnPage ? rows.at(-1) : undefined
  return {
    month: monthText(month),
    title: monthYear(month.year, month.month),
    before: monthText(monthsLater(month, -1)),
    later: monthText(month) < monthText(current) ? monthText(monthsLater(month, 1)) : undefined,
    next: last && nameOf(last),
    sales: persianDigits(totals.sales),
    returns: persianDigits(totals.returns),
    amount: inRial(totals.amount),
    revenue: inRial(totals.revenue),
    rows: rows.map((one) => ({
      name: nameOf(one),
      kind: kindWords[one.kind],
      isReturn: one.kind === 'return',
      at: momentWords(one.at, now),
      orderNumber: one.orderNumber,
      amount: inRial(one.amount),
      revenue: inRial(one.revenue),
    })),
  }
}

/** «1405-17» */
function nameOf({ year, number }: Pick<Invoice, 'year' | 'number'>): string {
  return `${year}-${number}`
}

function afterIn(text: string): Pick<Invoice, 'year' | 'number'> | undefined {
  const [, year, number] = /^(1[45]\d\d)-(\d{1,9})$/.exec(text) ?? []
  return year === undefined ? undefined : { year: Number(year), number: Number(number) }
}
