import type { flightCalls } from '#flights/calls.ts'
import type { FlightDetail } from '#flights/responses.ts'
import { requestOnce } from '#flights/search/web/results/request-once.ts'
import { ask } from '#web/api.ts'

export const detailOf = requestOnce<FlightDetail>((requestId, proposalId) =>
  ask<typeof flightCalls.plpProposalDetails>('POST /api/flight-catalog/FlightCatalog/GetPlpProposalDetails', {
    body: { requestId, proposalId },
  }),
)
