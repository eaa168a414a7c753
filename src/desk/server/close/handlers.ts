import type { closeCalls } from '#desk/close-calls.ts'
import { bookBankFile, checkBankFile } from '#desk/server/close/bank-file.ts'
import { enterRate } from '#desk/server/close/enter-rate.ts'
import type { CloseRooms } from '#desk/server/close/rooms.ts'
import { bookSettlement, checkSettlement } from '#desk/server/close/settlement-file.ts'
import type { Handlers } from '#server/handlers.ts'

export function closeHandlers(rooms: CloseRooms): Handlers<typeof closeCalls> {
  return {
    checkSettlement: ({ body, file }) => checkSettlement(rooms, { ...body, file }),
    bookSettlement: ({ visitor, body, file }) => bookSettlement(rooms, visitor, { ...body, file }),
    checkTransfers: ({ body, file }) => checkBankFile(rooms, { ...body, file }),
    bookTransfers: ({ visitor, body, file }) => bookBankFile(rooms, visitor, { ...body, file }),
    setRate: async ({ visitor, body }) => ({ proposal: (await enterRate(rooms, visitor, body)) ?? null }),
  }
}
