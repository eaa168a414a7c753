import type { FlightGroup, Proposal } from '#flights/proposal.ts'

/** What matters of a proposal in a story; the rest is an ordinary Tehran–Mashhad flight of Mahan for one adult. */
export interface ProposalTold {
  readonly id?: number
  readonly seat?: number
  readonly hash?: string
  readonly charter?: boolean
  readonly toman?: number
  readonly at?: string
  readonly minutes?: number
  readonly airline?: string
  readonly to?: string
  readonly penaltyPercent?: number
  readonly legs?: number
  readonly back?: ProposalTold
}

/** A proposal for tests and the style guide. */
export function told(story: ProposalTold = {}): Proposal {
  const { id = 1, seat = 7, charter = false, toman = 2_890_000, minutes = 85, penaltyPercent = 30 } = story
  const rial = toman * 10
  return {
    proposalId: String(id),
    isReturning: false,
    isCharter: charter,
    seat,
    hash: story.hash ?? `hash-${id}`,
    totalPrice: rial,
    totalDurationMinutes: minutes,
    cabinClass: 1,
    fareClass: charter ? 'T' : 'Y',
    sellerName: charter ? 'چارتر کوچ' : 'ماهان',
    flightGroups: [group(story), ...(story.back === undefined ? [] : [group(story.back)])],
    prices: [{ paxType: 'Adult', count: 1, baseFare: rial, taxes: 0, totalPrice: rial }],
    refund: {
      penaltyNow: penaltyPercent >= 100 ? null : (rial * penaltyPercent) / 100,
      percentNow: penaltyPercent,
      until: null,
    },
    lastPrice: seat === 0 ? rial : null,
  }
}

function group({
  at = '06:15',
  minutes = 85,
  airline = 'mahan',
  to = 'MHD',
  legs = 1,
}: ProposalTold): FlightGroup {
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
    flightNumber: 'W5 1041',
    aircraft: 'Airbus A320',
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
    flightNumber: 'W5 1041',
    baggage: { cabinKg: 5, checked: { unit: 'Kg', value: 20 } },
    flightLegs: Array.from({ length: legs }, () => leg),
  }
}
