import { claimCalls } from '#flights/claims/claim-calls.ts'
import { correctionCalls } from '#flights/corrections/correction-calls.ts'
import { laterBagCalls } from '#flights/later-bags/later-bag-calls.ts'
import { passCalls } from '#flights/passes/pass-calls.ts'
import { rightsCalls } from '#flights/rights/rights-calls.ts'
import { travelDayCalls } from '#flights/travel-day/travel-day-calls.ts'

/** Of issued tickets; not in the contract, ours. */
export const issuedCalls = {
  ...correctionCalls,
  ...rightsCalls,
  ...claimCalls,
  ...passCalls,
  ...travelDayCalls,
  ...laterBagCalls,
} as const
