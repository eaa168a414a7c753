import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { Funnel } from '#funnel/server/funnel.ts'
import type { Resellers } from '#resellers/server/resellers.ts'

export interface SourceRooms extends Pick<DeskRooms, 'desk' | 'orders' | 'papers' | 'clock'> {
  readonly funnel: Pick<Funnel, 'rows'>
  readonly resellers: Pick<Resellers, 'desk'>
}
