import { type AccountInquiry, openJibit, openVandar, type PayoutProvider } from '#refunds/server/refunds.ts'
import type { Settings } from '#server/settings.ts'

/** Whoever pays out to bank accounts; in a demo the house bank does. */
export function payoutsOf({ payout, bank }: Settings): PayoutProvider {
  return openVandar({ ...payout, baseUrl: payout.baseUrl ?? `${bank.baseUrl}/vandar` })
}

/** Whoever asks the banks whose an account is; in a demo the house bank knows. */
export function inquiryOf({ inquiry, bank }: Settings): AccountInquiry {
  return openJibit({ ...inquiry, baseUrl: inquiry.baseUrl ?? `${bank.baseUrl}/jibit` })
}
