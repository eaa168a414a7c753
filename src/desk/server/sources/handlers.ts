import type { SourceRooms } from '#desk/server/sources/rooms.ts'
import { sourceSheet } from '#desk/server/sources/source-sheet.ts'
import { readSourcesAddress } from '#desk/sources/sources-address.ts'
import type { sourceCalls } from '#desk/sources-calls.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'

export function sourceHandlers(rooms: SourceRooms): Handlers<typeof sourceCalls> {
  return {
    async sheet({ visitor, query }) {
      const address = readSourcesAddress(new URLSearchParams(query.of ?? ''))
      const sheet = await sourceSheet(rooms, address)
      await rooms.desk.audit.record(rooms.desk.database, visitor, {
        action: 'sources.exported',
        outcome: 'looked',
        details: { days: Number(address.days) },
      })
      return { type: workbookType, fileName: 'sources.xlsx', body: rooms.papers.workbook(sheet) }
    },
  }
}
