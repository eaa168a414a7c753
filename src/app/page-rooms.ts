import type { Rooms } from '#app/door.ts'
import type { Room, rooms } from '#app/rooms.ts'
import type { roomsForPages } from '#app/rooms-for-pages.ts'

type Above<Name extends Room> = Name extends keyof typeof roomsForPages
  ? (typeof roomsForPages)[Name][number]
  : never
/** rooms a room's loaders may call; the frame may call all */
type Callable<Name extends Room> = Name extends 'app'
  ? Room
  : Name | (typeof rooms)[Name][number] | Above<Name>
type Building = 'clock' | 'settings' | 'log'
/** what stands beside the rooms, for the house's own people */
type Books<Name extends Room> = Name extends 'desk' ? 'rates' | 'jobs' : never

/** what stands in the room `operations` has names of its own */
type Operations<Name extends Room> =
  'operations' extends Callable<Name> ? 'disruptions' | 'supplierAccounts' | 'supplierMonitor' : never

type CallableByRoom = {
  readonly [Name in Room]: Pick<
    Rooms,
    Exclude<Extract<Callable<Name>, keyof Rooms>, 'database'> | Building | Books<Name> | Operations<Name>
  >
}

declare module '#web/page-context.server.ts' {
  interface PageRooms extends CallableByRoom {}
}
