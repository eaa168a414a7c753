import type { FlightDetail } from '#flights/answered.ts'
import type { flightCalls } from '#flights/calls.ts'
import { askedOnce } from '#flights/search/web/results/asked-once.ts'
import { ask } from '#web/api.ts'

/** One proposal with its rules; one that was asked for before is not asked for again. */
export const detailOf = askedOnce<FlightDetail>((requestId, proposalId) =>
  ask<typeof flightCalls.plpProposalDetails>('POST /api/flight-catalog/FlightCatalog/GetPlpProposalDetails', {
    body: { requestId, proposalId },
  }),
)
