import type { Database } from '#database/database.ts'
import type { Insurer } from '#insurance/server/insurer.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { House } from '#server/house.ts'

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    'submit' | 'approve' | 'ofUser' | 'numbered' | 'passengersOf' | 'detailsOf' | 'ticketAddressOf' | 'mine'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly papers: Pick<Papers, 'policyPdf'>
  readonly sites: House['settings']['sites']
}

export interface Room extends Pick<House, 'clock' | 'log'>, RoomLinks {
  readonly database: Database
  readonly mode: House['settings']['mode']
  readonly insurer: Insurer
}
