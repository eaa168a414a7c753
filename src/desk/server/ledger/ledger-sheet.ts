import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { LedgerAddress } from '#desk/ledger/ledger-address.ts'
import { accountList, ledgerRowsOnPage, lineList } from '#desk/server/ledger/ledger-lists.ts'
import type { LedgerRooms } from '#desk/server/ledger/rooms.ts'
import type { Row, Sheet } from '#papers/sheet.ts'
import { accountNames } from '#wallet/account-names.ts'
import { flowWords } from '#wallet/flows.ts'

export const mostLedgerRows = 10_000

/** What the page at that address lists, from its first row on; rial. */
export function ledgerSheet(rooms: LedgerRooms, address: LedgerAddress): Sheet {
  const { class: name, owner } = address
  const balance = { title: 'مانده (ریال)', width: 20 }
  if (name === undefined)
    return {
      name: 'دفتر',
      columns: [{ title: 'حساب', width: 24 }, { title: 'تعداد', width: 10 }, balance],
      rows: classRows(rooms),
    }
  if (owner === undefined)
    return {
      name: accountNames[name],
      columns: [{ title: 'از آن', width: 40 }, balance],
      rows: accountRows(rooms, address),
    }
  return {
    name: accountNames[name],
    columns: [
      { title: 'سند', width: 12 },
      { title: 'تاریخ', width: 22 },
      { title: 'ساعت', width: 8 },
      { title: 'شرح', width: 32 },
      { title: 'سفارش', width: 14 },
      { title: 'مبلغ (ریال)', width: 20 },
    ],
    rows: lineRows(rooms, address),
  }
}

async function* classRows({ wallet }: LedgerRooms): AsyncIterable<Row> {
  for (const row of await wallet.ledger.balances()) yield [accountNames[row.class], row.accounts, row.balance]
}

async function* accountRows(rooms: LedgerRooms, { class: name }: LedgerAddress): AsyncIterable<Row> {
  if (name === undefined) return
  let after: string | undefined
  for (let rows = 0; rows < mostLedgerRows; rows += ledgerRowsOnPage) {
    const page = await accountList(rooms, name, after)
    for (const { words, balance } of page.rows) yield [words, balance]
    after = page.next
    if (after === undefined) return
  }
}

async function* lineRows(rooms: LedgerRooms, address: LedgerAddress): AsyncIterable<Row> {
  const { class: name, owner } = address
  if (name === undefined || owner === undefined) return
  let after: string | undefined
  for (let rows = 0; rows < mostLedgerRows; rows += ledgerRowsOnPage) {
    const page = await lineList(rooms, { class: name, owner }, { ...address, after })
    for (const { entryId, at, kind, orderNumber, amount } of page.rows) {
      const local = at.toZonedDateTimeISO(iranZone)
      const time = local.toPlainTime().round('minute')
      yield [entryId, dateWithYear(local.toPlainDate()), time, flowWords[kind], orderNumber ?? null, amount]
    }
    after = page.next
    if (after === undefined) return
  }
}
