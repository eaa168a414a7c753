import type { Accounts } from '#accounts/server/accounts.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'

/** What conversations at the desk are read from and done by. */
export interface SupportDeskRooms extends DeskRooms {
  readonly accounts: Pick<Accounts, 'userOf'>
}
