import type { AgencySettings } from '#app/settings.ts'
import { type AccountInquiry, openJibit, openVandar, type PayoutProvider } from '#refunds/server/refunds.ts'

/** Whoever pays out to bank accounts; in a demo the house bank does. */
export function payoutsOf({ payout, bank }: AgencySettings): PayoutProvider {
  return openVandar({ ...payout, baseUrl: payout.baseUrl ?? `${bank.baseUrl}/vandar` })
}

/** Whoever asks the banks whose an account is; in a demo the house bank knows. */
export function inquiryOf({ inquiry, bank }: AgencySettings): AccountInquiry {
  return openJibit({ ...inquiry, baseUrl: inquiry.baseUrl ?? `${bank.baseUrl}/jibit` })
}
