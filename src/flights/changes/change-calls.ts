import { call } from '#calls/call.ts'
import {
  DateChangeBody,
  DateChangeDays,
  DateChanged,
  DateChangeWanted,
} from '#flights/changes/date-change.ts'
import { DateRequestBody, DateRequested } from '#flights/changes/date-request.ts'
import { DirectionChanged, OtherFlights, RebookBody, Rebooked } from '#flights/changes/rebooking.ts'

/** Another flight in place of one with a ticket: by the airline's change, or by the traveller's wish. */
export const flightChangeCalls = {
  /** Not in the contract; ours. */
  otherFlights: call('GET /api/flight-reservation/Rebooking/OtherFlights', {
    summary:
      'Flights in place of a direction that its airline changed or cancelled, each with what is paid or comes back',
    who: 'user',
    query: DirectionChanged,
    answer: OtherFlights,
  }),
  /** Not in the contract; ours. */
  rebook: call('POST /api/flight-reservation/Rebooking/Rebook', {
    summary: 'Takes the seats of one of them and quotes the difference until the hold ends',
    who: 'user',
    once: true,
    body: RebookBody,
    answer: Rebooked,
  }),
  /** Not in the contract; ours. */
  dateChangeDays: call('GET /api/flight-reservation/DateChange/Days', {
    summary: 'Days to which tickets of a direction may be moved, with the whole difference of each flight',
    who: 'user',
    query: DateChangeWanted,
    answer: DateChangeDays,
  }),
  /** Not in the contract; ours. */
  changeDate: call('POST /api/flight-reservation/DateChange/Change', {
    summary: 'Takes the seats of one of them; penalty and prices are locked until the hold ends',
    who: 'user',
    once: true,
    body: DateChangeBody,
    answer: DateChanged,
  }),
  /** Not in the contract; ours. */
  requestDateChange: call('POST /api/flight-reservation/DateChange/Request', {
    summary:
      'Hands the wish for another day to a person, where its traveller does not change it himself; one at a time on an order',
    who: 'user',
    once: true,
    body: DateRequestBody,
    answer: DateRequested,
  }),
}
