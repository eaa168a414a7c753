import type { FlightDetail } from '#flights/answered.ts'
import type { flightCalls } from '#flights/calls.ts'
import { ask } from '#web/api.ts'

const known = new Map<string, Promise<FlightDetail>>()
/** Cards of so many proposals are remembered; the oldest gives way. */
const remembered = 50

/** One proposal with its rules; one that was asked for before is not asked for again. */
export function detailOf(requestId: string, proposalId: string): Promise<FlightDetail> {
  const key = `${requestId}/${proposalId}`
  const before = known.get(key)
  if (before !== undefined) return before
  const asking = ask<typeof flightCalls.plpProposalDetails>(
    'POST /api/flight-catalog/FlightCatalog/GetPlpProposalDetails',
    { body: { requestId, proposalId } },
  )
  known.set(key, asking)
  asking.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (known.size > remembered && oldest !== undefined) known.delete(oldest)
  return asking
}
