import type { Accounts } from '#accounts/server/accounts.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { Flights } from '#flights/server/flights.ts'

/** What is done for a traveller is done by the doors that the traveller's own pages use. */
export interface ActingRooms extends DeskRooms {
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly flights: Pick<
    Flights,
    'changeDate' | 'checkCorrection' | 'correct' | 'correctionForm' | 'dateChangeDays' | 'directionDates'
  >
}
