import type { AgeGroup } from '#passengers/age.ts'
import { type Party, partyFaults } from '#passengers/party.ts'

const counted = { adult: 'adults', child: 'children', infant: 'infants' } as const satisfies Record<
  AgeGroup,
  keyof Party
>

/** The party with one of its people counted in another age group; undefined where such a party may not fly. */
export function withOtherGroup(party: Party, was: AgeGroup, becomes: AgeGroup): Party | undefined {
  const { adults, children, infants } = party
  const next = { adults, children, infants }
  next[counted[was]] -= 1
  next[counted[becomes]] += 1
  return next[counted[was]] < 0 || partyFaults(next).length > 0 ? undefined : next
}
