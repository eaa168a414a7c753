import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { openNira } from '#flights/supplier/server/nira/nira.ts'
import { isIssued } from '#simulators/nira/books.ts'
import { type NiraSimulator, office, openNiraSimulator } from '#simulators/nira/server.ts'
import type { NiraFault } from '#simulators/nira/weather.ts'
import { family, type SupplierOnTrial, type TrialFault } from '#testing/flights/suppliers/trial.ts'

const faults: Readonly<Record<TrialFault, NiraFault>> = {
  'search-hangs': 'availability-hang',
  'search-garbage': 'availability-garbage',
  'search-down': 'availability-down',
  'hold-lost': 'reserve-lost',
  'hold-garbage': 'reserve-garbage',
  'hold-hangs': 'reserve-hang',
  'issue-lost': 'issue-lost',
}

export async function openNiraTrial(): Promise<SupplierOnTrial> {
  const simulator = await openNiraSimulator({ port: 0 })
  const airlines = ['QB', 'IV']
  const date = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 12 })
  const place = (code: string) => ({ kind: 'AirportCode', code }) as const
  const times = (fault: TrialFault) => (fault.startsWith('search') ? airlines.length : 1)
  return {
    supplier: openNira({
      baseUrl: simulator.url,
      officeUser: office.user,
      officePass: office.pass,
      airlines,
      now: Temporal.Now.instant,
    }),
    query: { directions: [{ origin: place('THR'), destination: place('MHD'), date }], party: family },
    secrets: [office.user, office.pass],
    order: (fault) => simulator.faults.order(faults[fault], times(fault)),
    ordinary: (offers) => flightIn(offers, 1901),
    refused: (offers) => flightIn(offers, 1983),
    books: async () => kept(simulator),
    close: () => simulator.close(),
  }
}

function flightIn(offers: readonly SupplierOffer[], number: number): SupplierOffer | undefined {
  return offers.find(({ directions }) => directions[0]?.[0]?.number === number)
}

function kept({ books }: NiraSimulator) {
  return books.all().map((row) => ({
    state: row.isCancelled ? ('cancelled' as const) : isIssued(row) ? ('issued' as const) : ('held' as const),
    tickets: row.passengers.filter(({ ticket }) => ticket !== undefined).length,
    refunded: row.passengers.filter(({ status }) => status === 'R').length,
  }))
}
