import type { Baggage, Connection, FlightGroup, Proposal } from '#flights/proposal.ts'

export interface SampleProposal {
  readonly id?: number
  readonly seat?: number
  readonly hash?: string
  /** another number than its own: offers of one flight at one hour are fares of it */
  readonly flight?: string
  readonly charter?: boolean
  readonly toman?: number
  readonly at?: string
  readonly minutes?: number
  readonly airline?: string
  readonly to?: string
  readonly penaltyPercent?: number
  readonly nextPercent?: number
  readonly legs?: number
  readonly back?: SampleProposal
  readonly returning?: boolean
  readonly cabin?: number
  readonly bag?: Baggage['checked']
  readonly selfTransfer?: boolean
}

export function sampleProposal(story: SampleProposal = {}): Proposal {
  const { id = 1, seat = 7, charter = false, toman = 2_890_000, minutes = 85, penaltyPercent = 30 } = story
  const { nextPercent } = story
  const rial = toman * 10
  return {
    proposalId: String(id),
    supplier: 'own',
    isReturning: story.returning ?? false,
    isCharter: charter,
    seat,
    hash: story.hash ?? `hash-${id}`,
    totalPrice: rial,
    totalDurationMinutes: minutes,
    cabinClass: story.cabin ?? 1,
    fareClass: charter ? 'T' : 'Y',
    sellerName: charter ? 'چارتر کوچ' : 'ماهان',
    document: 'nationalCode',
    flightGroups: [
      group({ flight: `W5 ${1040 + id}`, ...story }),
      ...(story.back === undefined ? [] : [group(story.back)]),
    ],
    prices: [{ paxType: 'Adult', count: 1, baseFare: rial, taxes: 0, totalPrice: rial }],
    refund: {
      penaltyNow: penaltyPercent >= 100 ? null : (rial * penaltyPercent) / 100,
      percentNow: penaltyPercent,
      until: nextPercent === undefined ? null : '2026-12-01T08:30:00Z',
      back: backAt(rial, penaltyPercent),
      next: nextPercent === undefined ? null : { percent: nextPercent, back: backAt(rial, nextPercent) },
    },
    lastPrice: seat === 0 ? rial : null,
  }
}

function backAt(rial: number, percent: number): number {
  return percent >= 100 ? 0 : rial - (rial * percent) / 100
}

function group({
  flight = 'W5 1041',
  at = '06:15',
  minutes = 85,
  airline = 'mahan',
  to = 'MHD',
  legs = 1,
  bag = { unit: 'Kg', value: 20 },
  selfTransfer = false,
}: SampleProposal): FlightGroup {
  const baggage = { cabinKg: 5, checked: bag }
  const leg = {
    origin: 'THR',
    destination: to,
    originName: 'فرودگاه مهرآباد',
    destinationName: 'فرودگاه شهید هاشمی‌نژاد',
    originCityName: 'تهران',
    destinationCityName: 'مشهد',
    departureDateTime: `2026-12-03T${at}`,
    arrivalDateTime: '2026-12-03T23:55',
    durationMinutes: minutes,
    airlineId: airline,
    airlineCode: 'W5',
    airlineName: 'ماهان',
    flightNumber: flight,
    aircraft: 'Airbus A320',
    cabinClass: 1,
    fareClass: 'Y',
    baggage,
  }
  return {
    departureDate: '2026-12-03',
    departureTime: at,
    arrivalDate: '2026-12-03',
    arrivalTime: '23:55',
    durationMinutes: minutes,
    marketingAirlineId: airline,
    marketingAirlineCode: 'W5',
    marketingAirlineName: 'ماهان',
    flightNumber: flight,
    baggage,
    flightLegs: Array.from({ length: legs }, () => leg),
    connections: Array.from({ length: legs - 1 }, () => ({ ...stop, isSelfTransfer: selfTransfer })),
  }
}

const stop: Connection = {
  airport: 'IFN',
  airportName: 'فرودگاه اصفهان',
  cityName: 'اصفهان',
  nextAirport: null,
  minutes: 95,
  isSelfTransfer: false,
  isOvernight: false,
  visa: null,
}
