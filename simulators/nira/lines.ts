export type NiraFate =
  | 'search-hangs'
  | 'search-502'
  | 'search-slow'
  | 'class-closed'
  | 'reserve-lost'
  | 'reserve-refused'
  | 'issue-lost'
  | 'issue-refused'
  | 'price-rises'
  | 'names-together'
  | 'odd-letters'

export interface NiraClass {
  readonly letter: string
  readonly fare: number
  readonly seats: number
}

export interface NiraLine {
  readonly airline: string
  readonly number: number
  readonly origin: string
  readonly destination: string
  /** local, `HH:mm` */
  readonly departs: string
  readonly minutes: number
  readonly aircraft: { readonly code: string; readonly name: string }
  readonly classes: readonly NiraClass[]
  readonly fate?: NiraFate
}

const boeing = { code: '737', name: 'Boeing 737-500' }
const fokker = { code: '100', name: 'Foker 100' }

export const ticketPrefixes: Readonly<Record<string, string>> = { QB: '321', Y9: '780', IV: '219', ZV: '217' }

/** The last two digits of a flight number, from 81 on, select a fault. For whole routes see `illRoutes`. */
export const lines: readonly NiraLine[] = [
  line('QB', 1901, 'THR-MHD', ['06:50', 85], [cls('Y', 31_000_000, 9), cls('V', 27_400_000, 4)]),
  line('QB', 1902, 'MHD-THR', ['09:40', 90], [cls('Y', 31_000_000, 9), cls('V', 27_400_000, 6)]),
  line('Y9', 7901, 'THR-KIH', ['11:25', 105], [cls('Y', 38_500_000, 9), cls('M', 33_900_000, 3)]),
  line('Y9', 7902, 'KIH-THR', ['15:05', 110], [cls('Y', 38_500_000, 9), cls('M', 33_900_000, 5)]),
  line('IV', 6951, 'THR-MHD', ['17:20', 85], [cls('Y', 29_800_000, 7), cls('C', 58_000_000, 2)]),
  line('IV', 6952, 'MHD-THR', ['20:10', 90], [cls('Y', 29_800_000, 7)]),
  line('IV', 6953, 'THR-SYZ', ['08:35', 90], [cls('Y', 33_200_000, 9), cls('S', 28_700_000, 2)]),
  line('IV', 6954, 'SYZ-THR', ['11:15', 90], [cls('Y', 33_200_000, 9)]),
  line('QB', 1981, 'THR-MHD', ['21:05', 85], [cls('Y', 32_000_000, 9)], 'class-closed'),
  line('QB', 1982, 'THR-MHD', ['21:15', 85], [cls('Y', 32_000_000, 9)], 'reserve-lost'),
  line('QB', 1983, 'THR-MHD', ['21:25', 85], [cls('Y', 32_000_000, 9)], 'reserve-refused'),
  line('QB', 1984, 'THR-MHD', ['21:35', 85], [cls('Y', 32_000_000, 9)], 'issue-lost'),
  line('QB', 1985, 'THR-MHD', ['21:45', 85], [cls('Y', 32_000_000, 9)], 'issue-refused'),
  line('QB', 1986, 'THR-MHD', ['21:55', 85], [cls('Y', 32_000_000, 9)], 'price-rises'),
  line('QB', 1987, 'THR-MHD', ['22:05', 85], [cls('Y', 32_000_000, 9)], 'names-together'),
  line('QB', 1988, 'THR-MHD', ['22:15', 85], [cls('Y', 32_000_000, 9)], 'odd-letters'),
]

export const illRoutes: Readonly<Record<string, NiraFate>> = {
  'QB THR-IFN': 'search-hangs',
  'Y9 THR-IFN': 'search-502',
  'IV THR-IFN': 'search-slow',
  'QB THR-TBZ': 'search-502',
}

/** Prices per kind with taxes, rial: a child pays half, an infant a tenth. */
export function niraPrices(fare: number) {
  return {
    Adult: priced(fare, [tax('I6', 20_000), tax('KU', fare / 20), tax('LP', 140_000), tax('HL', 20_000)]),
    Child: priced(fare / 2, [tax('I6', 20_000), tax('KU', fare / 40), tax('LP', 140_000), tax('HL', 20_000)]),
    Infant: priced(fare / 10, [tax('KU', fare / 200), tax('LP', 140_000)]),
  }
}

/** commission in percent of an adult's fare */
const commissions: Readonly<Record<string, number>> = { IV: 2, Y9: 1 }

export function commissionOf({ airline }: Pick<NiraLine, 'airline'>, fare: number): number {
  return Math.round((fare * (commissions[airline] ?? 0)) / 100)
}

export interface NiraTax {
  readonly code: string
  readonly amount: number
}

function tax(code: string, amount: number): NiraTax {
  return { code, amount: Math.round(amount) }
}

function priced(fare: number, taxes: readonly NiraTax[]) {
  return { fare, taxes, total: fare + taxes.reduce((sum, { amount }) => sum + amount, 0) }
}

function cls(letter: string, fare: number, seats: number): NiraClass {
  return { letter, fare, seats }
}

function line(
  airline: string,
  number: number,
  ...[route, [departs, minutes], classes, fate]: readonly [
    string,
    readonly [string, number],
    readonly NiraClass[],
    NiraFate?,
  ]
): NiraLine {
  const [origin = '', destination = ''] = route.split('-')
  const aircraft = airline === 'QB' ? fokker : boeing
  const made = { airline, number, origin, destination, departs, minutes, aircraft, classes }
  return fate === undefined ? made : { ...made, fate }
}
