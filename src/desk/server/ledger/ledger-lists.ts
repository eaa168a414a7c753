import { iranZone } from '#calendar/zones.ts'
import type { LedgerAddress } from '#desk/ledger/ledger-address.ts'
import { accountWords } from '#desk/server/ledger/account-words.ts'
import type { LedgerRooms } from '#desk/server/ledger/rooms.ts'
import type { AccountClass } from '#wallet/ledger.ts'
import type { AccountBalance, AccountName, LedgerLine } from '#wallet/server/ledger-pages.ts'

export const ledgerRowsOnPage = 50

interface Page<Row> {
  readonly rows: readonly Row[]
  /** where the next one begins */
  readonly next: string | undefined
}

export interface NamedAccount extends AccountBalance {
  readonly words: string
}

/** The accounts of a class, with whose they are. */
export async function accountList(
  rooms: LedgerRooms,
  name: AccountClass,
  after: string | undefined,
): Promise<Page<NamedAccount>> {
  const read = await rooms.wallet.ledger.accounts({ class: name, after, take: ledgerRowsOnPage + 1 })
  const { rows, next } = cut(read, ({ owner }) => owner)
  const wordsOf = await accountWords(rooms, rows)
  return { rows: rows.map((row) => ({ ...row, words: wordsOf(row).words })), next }
}

export interface NumberedLine extends LedgerLine {
  readonly orderNumber: string | undefined
}

/** The lines of an account, with the orders they are of. */
export async function lineList(
  { wallet, orders }: LedgerRooms,
  account: AccountName,
  { kind, day, after }: LedgerAddress,
): Promise<Page<NumberedLine>> {
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(iranZone).toInstant()
  const read = await wallet.ledger.lines({
    account,
    kind,
    from: day && startOf(day),
    until: day && startOf(day.add({ days: 1 })),
    before: /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined,
    take: ledgerRowsOnPage + 1,
  })
  const { rows, next } = cut(read, ({ seq }) => String(seq))
  const numbers = await orders.numbersOf(rows.flatMap(({ orderId }) => orderId ?? []))
  return { rows: rows.map((row) => ({ ...row, orderNumber: numbers.get(row.orderId ?? '') })), next }
}

function cut<Row>(read: readonly Row[], keyOf: (row: Row) => string): Page<Row> {
  const rows = read.slice(0, ledgerRowsOnPage)
  const last = rows.at(-1)
  return { rows, next: read.length > rows.length && last !== undefined ? keyOf(last) : undefined }
}
