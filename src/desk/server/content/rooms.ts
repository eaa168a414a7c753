import type { Desk } from '#desk/server/desk.ts'
import type { Hotels } from '#hotels/server/door.ts'
import type { Status } from '#status/server/status.ts'

export interface ContentRooms {
  readonly desk: Pick<Desk, 'database' | 'audit'>
  readonly status: Pick<Status, 'incidents'>
  readonly hotels: Pick<Hotels, 'moderation'>
}
