import type { StatementView } from '#agencies/calls.ts'
import { dateForForm } from '#calendar/form-date.ts'
import type { Row, Sheet } from '#papers/sheet.ts'
import { dayOf } from '#wallet/days.ts'

/** Rial; what is owed is below zero. */
export function statementSheet(statement: StatementView): Sheet {
  return {
    name: `صورت‌حساب ${statement.month}`,
    columns: [
      { title: 'تاریخ', width: 12 },
      { title: 'تاریخ میلادی', width: 13 },
      { title: 'شرح', width: 28 },
      { title: 'سفارش', width: 16 },
      { title: 'پیگیری بانک', width: 20 },
      { title: 'شمارهٔ فاکتور', width: 14 },
      { title: 'مبلغ (ریال)', width: 20 },
      { title: 'مانده (ریال)', width: 20 },
    ],
    rows: rowsOf(statement),
  }
}

function rowsOf({ lines, opening, closing }: StatementView): readonly Row[] {
  return [
    [null, null, 'مانده از پیش', null, null, null, null, opening],
    ...lines.map(({ at, says, orderNumber, reference, invoice, amount, balance }): Row => {
      const day = dayOf(Temporal.Instant.from(at))
      return [dateForForm(day), day, says, orderNumber, reference, invoice, amount, balance]
    }),
    [null, null, 'مانده در پایان', null, null, null, null, closing],
  ]
}
