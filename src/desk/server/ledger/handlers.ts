import { readLedgerAddress } from '#desk/ledger/ledger-address.ts'
import type { ledgerCalls } from '#desk/ledger-calls.ts'
import { ledgerSheet } from '#desk/server/ledger/ledger-sheet.ts'
import type { LedgerRooms } from '#desk/server/ledger/rooms.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'

export function ledgerHandlers(rooms: LedgerRooms): Handlers<typeof ledgerCalls> {
  return {
    async sheet({ visitor, query }) {
      const address = readLedgerAddress(new URLSearchParams(query.of))
      await rooms.desk.audit.record(rooms.desk.database, visitor, {
        action: 'ledger.exported',
        outcome: 'looked',
        details: { class: address.class ?? 'all' },
      })
      return {
        type: workbookType,
        fileName: 'ledger.xlsx',
        body: rooms.papers.workbook(ledgerSheet(rooms, address)),
      }
    },
  }
}
