import type { StatementView } from '#agencies/calls.ts'
import { lineWords } from '#agencies/line-words.ts'
import type { AgencyRow } from '#agencies/server/record.ts'
import type { Room } from '#agencies/server/room.ts'
import { withBalances } from '#agencies/statement.ts'
import { daysOfMonth, type JalaliMonth, monthText } from '#calendar/jalali-month.ts'
import { startOf } from '#wallet/days.ts'

/** A Jalali month of an agency's account, by the clock of Tehran. */
export async function statementOf(
  { wallet, orders }: Pick<Room, 'wallet' | 'orders'>,
  { id, name, national_id: nationalId }: Pick<AgencyRow, 'id' | 'name' | 'national_id'>,
  month: JalaliMonth,
): Promise<StatementView> {
  const [first, next] = daysOfMonth(month)
  const [from, until] = [startOf(first), startOf(next)]
  const opening = await wallet.receivables.balanceAt(id, from)
  const moves = await wallet.receivables.moves(id, from, until)
  const ids = [...new Set(moves.flatMap(({ orderId }) => orderId ?? []))]
  const numbers = await orders().numbersOf(ids)
  const { lines, closing } = withBalances(opening, moves)
  return {
    name,
    nationalId,
    month: monthText(month),
    opening,
    closing,
    lines: lines.map(({ at, kind, orderId, memo, invoice, amount, balance }) => ({
      at: at.toString(),
      says: lineWords(kind),
      orderNumber: orderId === null ? null : (numbers.get(orderId) ?? null),
      reference: orderId === null ? memo : null,
      invoice,
      amount,
      balance,
    })),
  }
}
