import type { Proposal } from '#flights/proposal.ts'
import { WatchButton } from '#flights/search/web/watches/watch-button.tsx'
import { startWaiting } from '#flights/search/web/watches/watching.ts'

interface Props {
  readonly requestId: string
  readonly proposal: Proposal
}

/** Waits for seats of a flight that is sold out. */
export function ResultsWatch({ requestId, proposal }: Props) {
  const { hash, proposalId, flightGroups } = proposal
  return (
    <WatchButton
      hash={hash}
      spoken={flightGroups[0]?.flightNumber ?? ''}
      start={() => startWaiting({ requestId, proposalId })}
    />
  )
}
