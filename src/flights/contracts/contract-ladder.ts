import type { Contract, ContractFare, ContractFlight } from '#flights/contracts/contract.ts'
import type { LadderStep, PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { airportOf } from '#places/airports.ts'

/** What is kept of a ticket of a contract that is given back, as the contract says. */
export function ladderOf(
  { name, seller }: Pick<Contract, 'name' | 'seller'>,
  { origin, destination, days }: Pick<ContractFlight, 'origin' | 'destination' | 'days'>,
  fare: Pick<ContractFare, 'class' | 'refund'>,
): PenaltyLadder {
  const isDomestic = [origin, destination].every((iata) => airportOf(iata).country === 'IR')
  return {
    id: `contract/${name}`,
    filedBy: 'charter',
    classes: fare.class,
    cutOff: isDomestic ? 'noon-before' : 'departure',
    steps: fare.refund.map(stepOf),
    source: `قرارداد ${seller}`,
    effectiveFrom: days.from,
  }
}

function stepOf({ hoursBefore, noonBefore, keeps }: ContractFare['refund'][number]): LadderStep {
  if (hoursBefore !== undefined) return { until: { hoursBefore }, percent: keeps }
  if (noonBefore !== undefined) return { until: { daysBefore: noonBefore, hour: 12 }, percent: keeps }
  return { percent: keeps }
}
