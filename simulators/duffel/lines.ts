export type DuffelFate =
  | 'gone-on-read'
  | 'dearer-on-read'
  | 'order-refused'
  | 'order-lost'
  | 'order-booked-500'
  | 'order-502'
  | 'order-503'
  | 'order-duplicate'
  | 'accepted-created'
  | 'accepted-failed'
  | 'instant-only'
  | 'hold-only'
  | 'no-balance'
  | 'dearer-at-payment'
  | 'payment-lost'
  | 'held-shortly'

export interface DuffelLine {
  readonly airline: string
  readonly number: number
  readonly origin: string
  readonly destination: string
  /** local, `HH:mm` */
  readonly departs: string
  readonly minutes: number
  readonly fare: number
  readonly aircraft: readonly [string, string]
  /** stops there on the way */
  readonly stopsAt?: string
  readonly operatedBy?: string
  readonly fate?: DuffelFate
  /** no baggage at all, not even on board */
  readonly isBagless?: boolean
  /** no extra services */
  readonly isServiceless?: boolean
}

export const airlineNames: Readonly<Record<string, string>> = {
  ZZ: 'Duffel Airways',
  TK: 'Turkish Airlines',
  EK: 'Emirates',
  QR: 'Qatar Airways',
  FZ: 'flydubai',
  LH: 'Lufthansa',
  BA: 'British Airways',
  J2: 'Azerbaijan Airlines',
}

export const ticketPrefixes: Readonly<Record<string, string>> = {
  ZZ: '125',
  TK: '235',
  EK: '176',
  QR: '157',
  FZ: '141',
  LH: '220',
  BA: '125',
  J2: '771',
}

const a321 = ['A321', '321'] as const
const b777 = ['Boeing 777-300ER', '77W'] as const
const a350 = ['Airbus A350-900', '359'] as const
const b737 = ['Boeing 737-800', '738'] as const

const world: readonly DuffelLine[] = [
  line('TK 871', 'IKA-IST', ['03:35', 215, 17_800, a321]),
  line('TK 873', 'IKA-IST', ['13:20', 215, 21_400, a321]),
  line('TK 870', 'IST-IKA', ['21:40', 190, 18_200, a321]),
  line('TK 803', 'BGW-IST', ['03:40', 165, 15_600, a321]),
  line('TK 802', 'IST-BGW', ['01:15', 150, 15_900, a321]),
  line('TK 1587', 'IST-FRA', ['07:25', 195, 16_900, a321]),
  line('TK 1594', 'FRA-IST', ['18:50', 180, 16_400, a321]),
  line('TK 1971', 'IST-LHR', ['08:05', 245, 21_000, a350]),
  line('TK 1972', 'LHR-IST', ['16:40', 225, 20_600, a350]),
  { ...line('TK 68', 'IST-BKK', ['20:45', 580, 47_500, b777]), stopsAt: 'DXB' },
  line('TK 69', 'BKK-IST', ['22:30', 640, 48_000, b777]),
  line('TK 332', 'IST-GYD', ['10:30', 175, 17_200, a321]),
  line('TK 333', 'GYD-IST', ['16:20', 190, 17_200, a321]),
  { ...line('EK 972', 'IKA-DXB', ['10:15', 145, 13_900, b777]), operatedBy: 'FZ' },
  line('EK 971', 'DXB-IKA', ['09:05', 140, 13_700, b777]),
  line('EK 944', 'BGW-DXB', ['09:30', 150, 16_800, b777]),
  line('EK 943', 'DXB-BGW', ['11:00', 165, 16_500, b777]),
  line('EK 3', 'DXB-LHR', ['14:20', 445, 38_000, b777]),
  line('EK 2', 'LHR-DXB', ['20:20', 415, 37_200, b777]),
  line('EK 47', 'DXB-FRA', ['14:40', 415, 34_300, b777]),
  line('EK 46', 'FRA-DXB', ['22:20', 365, 33_900, b777]),
  line('EK 384', 'DXB-BKK', ['15:05', 375, 29_800, b777]),
  line('EK 385', 'BKK-DXB', ['01:25', 390, 29_500, b777]),
  line('QR 483', 'IKA-DOH', ['05:20', 130, 15_100, a350]),
  line('QR 482', 'DOH-IKA', ['21:10', 125, 14_800, a350]),
  line('QR 441', 'BGW-DOH', ['04:40', 125, 14_900, a350]),
  line('QR 440', 'DOH-BGW', ['21:40', 140, 15_000, a350]),
  line('QR 3', 'DOH-LHR', ['08:30', 440, 39_400, a350]),
  line('QR 4', 'LHR-DOH', ['09:40', 405, 38_800, a350]),
  line('QR 69', 'DOH-FRA', ['08:40', 385, 35_700, a350]),
  line('QR 70', 'FRA-DOH', ['11:20', 340, 35_200, a350]),
  line('QR 836', 'DOH-BKK', ['20:15', 405, 31_600, a350]),
  line('QR 837', 'BKK-DOH', ['09:10', 425, 31_300, a350]),
  line('FZ 1930', 'IKA-DXB', ['18:25', 150, 10_400, b737]),
  line('FZ 1929', 'DXB-IKA', ['15:10', 145, 10_200, b737]),
  line('LH 1301', 'IST-FRA', ['14:20', 200, 18_700, a321]),
  line('LH 1300', 'FRA-IST', ['09:40', 180, 18_300, a321]),
  line('BA 681', 'IST-LHR', ['17:50', 250, 22_900, a321]),
  line('BA 680', 'LHR-IST', ['11:55', 230, 22_400, a321]),
  line('J2 8008', 'IKA-GYD', ['11:30', 85, 9800, a321]),
  line('J2 8007', 'GYD-IKA', ['08:45', 85, 9800, a321]),
]

/** Tehran–Baku every night, expensive: one flight for each fault. */
const fated: readonly DuffelLine[] = (
  [
    'gone-on-read',
    'dearer-on-read',
    'order-refused',
    'order-lost',
    'order-booked-500',
    'order-502',
    'order-503',
    'order-duplicate',
    'accepted-created',
    'accepted-failed',
    'instant-only',
    'no-balance',
    'dearer-at-payment',
    'payment-lost',
    'held-shortly',
  ] as const
).map((fate, at) => ({
  ...line(`J2 ${8181 + at}`, 'IKA-GYD', [`22:${String(at * 4).padStart(2, '0')}`, 85, 39_900, a321]),
  fate,
}))

/** Duffel's documented test routes; Providence–Praia has no offers, Stansted–Heathrow no answer. */
const tests: readonly DuffelLine[] = [
  { ...line('ZZ 101', 'JFK-EWR', ['09:00', 65, 8000, a321]), fate: 'hold-only' },
  line('ZZ 201', 'LHR-AMS', ['09:10', 80, 9000, a321]),
  { ...line('ZZ 202', 'AMS-DXB', ['14:00', 400, 22_000, b777]) },
  { ...line('ZZ 301', 'DXB-AMS', ['08:20', 540, 25_000, b777]), stopsAt: 'IST' },
  { ...line('ZZ 401', 'BTS-MRU', ['12:00', 660, 41_000, b777]), isBagless: true },
  { ...line('ZZ 402', 'BTS-ABV', ['12:30', 400, 38_000, b777]), isServiceless: true },
  { ...line('ZZ 501', 'LGW-LHR', ['07:00', 55, 4000, a321]), fate: 'gone-on-read' },
  { ...line('ZZ 502', 'LHR-STN', ['07:30', 55, 4000, a321]), fate: 'dearer-on-read' },
]

export const lines: readonly DuffelLine[] = [...world, ...fated, ...tests]

/** Pairs only Duffel Airways serves, as tests. */
export const testPairs: ReadonlySet<string> = new Set([
  'PVD-RAI',
  'JFK-EWR',
  'LHR-DXB',
  'DXB-AMS',
  'BTS-MRU',
  'BTS-ABV',
  'STN-LHR',
  'LGW-LHR',
  'LHR-STN',
])

function line(
  flight: string,
  route: string,
  [departs, minutes, fare, aircraft]: readonly [string, number, number, DuffelLine['aircraft']],
): DuffelLine {
  const [airline = '', number] = flight.split(' ')
  const [origin = '', destination = ''] = route.split('-')
  return { airline, number: Number(number), origin, destination, departs, minutes, fare, aircraft }
}
