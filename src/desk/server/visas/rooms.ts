import type { Desk } from '#desk/server/desk.ts'
import type { House } from '#server/house.ts'
import type { Visas } from '#visas/server/door.ts'

export interface VisaDeskRooms extends Pick<House, 'clock'> {
  readonly desk: Desk
  readonly visas: Visas
}
