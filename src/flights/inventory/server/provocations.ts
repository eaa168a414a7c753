export interface Provoked {
  readonly route: string
  readonly carrierId: string
  readonly number: number
  readonly flightNumber: string
  readonly departs: number
  readonly does:
    | 'issue-fails'
    | 'issue-comes-late'
    | 'issue-never-answers'
    | 'price-rises'
    | 'price-falls'
    | 'sells-out'
    | 'never-refunds'
}

/** Faults for tests and trying by hand: Tehran–Mashhad at night, dearest of all so that nobody buys them by accident. */
export const provocations: readonly Provoked[] = [
  mahan(9993, '23:10', 'issue-never-answers'),
  mahan(9994, '23:15', 'never-refunds'),
  mahan(9995, '23:20', 'sells-out'),
  mahan(9996, '23:25', 'price-falls'),
  mahan(9997, '23:30', 'price-rises'),
  mahan(9999, '23:40', 'issue-fails'),
  mahan(9998, '23:50', 'issue-comes-late'),
]

export type Provocation = Provoked['does']

export function provokedOn(airlineId: string, flightNumber: number): Provocation | undefined {
  return provocations.find((one) => one.carrierId === airlineId && one.number === flightNumber)?.does
}

/** Price at agreement, in percent of the price shown. */
export const requotePercent: Readonly<Partial<Record<Provocation, number>>> = {
  'price-rises': 106,
  'price-falls': 96,
}

function mahan(number: number, time: `${number}:${number}`, does: Provocation): Provoked {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return {
    route: 'THR-MHD',
    carrierId: 'mahan',
    number,
    flightNumber: `W5 ${number}`,
    departs: hours * 60 + minutes,
    does,
  }
}
