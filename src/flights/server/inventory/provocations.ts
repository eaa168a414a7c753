/**
 * Flights whose issuing goes wrong on purpose, so that failure can be seen by hand and in tests. They leave
 * Tehran for Mashhad every night and are dearer than every other flight, so nobody buys them by accident.
 */
export const provocations = [
  { route: 'THR-MHD', carrierId: 'mahan', number: 9999, departs: 23 * 60 + 40, does: 'issue-fails' },
  { route: 'THR-MHD', carrierId: 'mahan', number: 9998, departs: 23 * 60 + 50, does: 'issue-comes-late' },
] as const

export type Provocation = (typeof provocations)[number]['does']

/** What is wrong with a flight on purpose, if anything. */
export function provocationOf(airlineId: string, flightNumber: number): Provocation | undefined {
  return provocations.find((one) => one.carrierId === airlineId && one.number === flightNumber)?.does
}
