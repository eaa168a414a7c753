import { flightOf, type Offer, type Schedule, search, type Wanted } from '#flights/engine/engine.ts'
import type { FlightGroup, FlightLeg, Proposal } from '#flights/proposal.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { proposalsText } from '#flights/search/server/found/text.ts'
import { inTurns, type Turns } from './engine-turns.ts'
import type { Drawn } from './engine-world.ts'

/** 200 proposals serialised from cached text, against `JSON.stringify`. */
export function serialised(schedule: Schedule, drawn: Drawn, questions: readonly Wanted[]): Promise<Turns> {
  const proposalOf = proposalsIn(schedule, drawn)
  return inTurns({
    questions: questions.map((wanted) => search(schedule, wanted, 200).map(proposalOf)),
    rounds: 5,
    ours: (proposals) => proposalsText(proposals),
    theirs: (proposals) => Buffer.from(JSON.stringify(proposals)),
  })
}

function proposalsIn(schedule: Schedule, drawn: Drawn): (offer: Offer) => Proposal {
  const legs = new Map<number, FlightLeg>()
  const groups = new Map<string, FlightGroup>()
  const legOf = (number: number) => {
    const leg = legs.get(number) ?? legIn(drawn, flightOf(number, schedule.days).service)
    legs.set(number, leg)
    return leg
  }
  return ({ price, minutes, flights }) => {
    const { flightGroups, ...rest } = sampleProposal({ toman: price / 10, minutes, legs: flights.length })
    const [usual] = flightGroups
    if (usual === undefined) throw new Error('a proposal without a direction')
    const name = flights.join('.')
    const group = groups.get(name) ?? { ...usual, flightLegs: flights.map(legOf) }
    groups.set(name, group)
    return { ...rest, flightGroups: [group] }
  }
}

function legIn(drawn: Drawn, service: number): FlightLeg {
  const [leg] = sampleProposal().flightGroups[0]?.flightLegs ?? []
  if (leg === undefined) throw new Error('a direction without a flight')
  const { from = 0, to = 0, airline, durationMinutes = 0 } = drawn.services[service] ?? {}
  return {
    ...leg,
    origin: `A${from}`,
    destination: `A${to}`,
    durationMinutes,
    flightNumber: `${airline}-${service}`,
  }
}
