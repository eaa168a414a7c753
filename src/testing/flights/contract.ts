import type { Contract, ContractFlight } from '#flights/contracts/contract.ts'

/** A charterer's contract as a desk would write it: every day of three weeks from Tehran to Mashhad, and to Istanbul. */
export function contractFrom(first: Temporal.PlainDate): Contract {
  const days = { from: first.toString(), until: first.add({ days: 20 }).toString() }
  return {
    name: 'kooch-autumn',
    seller: 'چارتر کوچ نمونه',
    flights: [
      { ...toMashhad, days, fares: [fareAt(28_000_000, days)] },
      { ...toIstanbul, days, fares: [fareAt(61_000_000, days)] },
    ],
  }
}

const toMashhad = {
  flight: 'W5 9999', // one that goes wrong on purpose in a demo
  origin: 'THR',
  destination: 'MHD',
  departs: '10:30',
  arrives: '12:00',
  aircraft: 'بوئینگ 737-500',
} as const
const toIstanbul = {
  flight: 'W5 5116',
  origin: 'IKA',
  destination: 'IST',
  departs: '23:30',
  arrives: '02:10',
  arrivesDaysLater: 1,
  aircraft: 'ایرباس A310',
} as const

function fareAt(
  price: number,
  { from, until }: Pick<ContractFlight['days'], 'from' | 'until'>,
): ContractFlight['fares'][number] {
  return {
    class: 'T',
    cabin: 'economy',
    seats: 3,
    bag: { unit: 'Kg', value: 20 },
    closesBefore: 180,
    refund: [{ noonBefore: 3, keeps: 40 }, { hoursBefore: 24, keeps: 60 }, { keeps: 90 }],
    prices: [
      {
        from,
        until,
        adult: price,
        child: price,
        infant: 4_500_000,
        net: { adult: price - 1_700_000, child: price - 1_700_000, infant: 4_500_000 },
      },
    ],
  }
}
