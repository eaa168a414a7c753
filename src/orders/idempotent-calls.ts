import { call } from '#calls/call.ts'

export const storedCalls = {
  tripsToKeep: call('GET /api/orders/Order/TripsToKeep', {
    summary:
      'The trips ahead with their tickets and vouchers, as a page to be kept for when there is no line',
    who: 'user',
    out: 'file',
  }),
}
