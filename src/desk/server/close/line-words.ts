import type { LineWords } from '#desk/server/close/posted-sheet.ts'
import type { AmountRow, AmountSheet, LineFault } from '#money/amount-sheet.ts'
import { persianDigits } from '#money/digits.ts'
import type { RowFault } from '#payments/server/statement.ts'

const unreadWords = {
  columns: 'شمار ستون‌هایش درست نیست.',
  name: 'شماره ندارد.',
  amount: 'مبلغش عدد درست به ریال نیست.',
} as const satisfies Record<LineFault, string>

export const faultWords = {
  'not-ours': 'این شماره پرداختی در این درگاه نیست.',
  'other-amount': 'مبلغش با پرداخت ما یکی نیست.',
  'fee-impossible': 'کارمزدش نشدنی است.',
  'not-yet': 'پس از این روز پرداخت شده است.',
} as const satisfies Record<RowFault, string>

/** Of lines that cannot be read, and of numbers that stand in the file twice. */
export function linesWrong({ rows, unread }: AmountSheet): readonly LineWords[] {
  const first = new Map<string, AmountRow>()
  const twice = rows.flatMap((row) => {
    const before = first.get(row.name)
    if (before === undefined) first.set(row.name, row)
    return before === undefined
      ? []
      : [{ line: row.line, words: `شماره‌اش در ردیف ${persianDigits(before.line)} هم آمده است.` }]
  })
  return [...unread.map(({ line, fault }) => ({ line, words: unreadWords[fault] })), ...twice]
}
