import type { AgencySettings } from '#app/settings.ts'
import { type AccountInquiry, openJibit, openVandar, type PayoutProvider } from '#refunds/server/refunds.ts'

/** The payout provider; simulated in a demo. */
export function payoutsOf({ payout, bank }: AgencySettings): PayoutProvider {
  return openVandar({ ...payout, baseUrl: payout.baseUrl ?? `${bank.baseUrl}/vandar` })
}

/** The account inquiry; simulated in a demo. */
export function inquiryOf({ inquiry, bank }: AgencySettings): AccountInquiry {
  return openJibit({ ...inquiry, baseUrl: inquiry.baseUrl ?? `${bank.baseUrl}/jibit` })
}
