import type { Rooms } from '#app/door.ts'
import type { ProbesByService } from '#status/server/status.ts'

/** Which room measures what of the status page. */
export function probesOf({
  flights,
  payments,
  promises,
  messages,
  hotels,
}: Pick<Rooms, 'flights' | 'payments' | 'promises' | 'messages' | 'hotels'>): ProbesByService {
  return {
    search: [flights.probes.search],
    payment: payments.probes,
    tickets: [promises.issueProbe, ...flights.probes.suppliers],
    messages: messages.probes,
    stays: hotels.probes,
  }
}
