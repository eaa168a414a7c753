import type { GatewayTerms } from '#payments/server/gateways/terms.ts'

export const zarinpalTerms = {
  url: 'https://payment.zarinpal.com',
  simulatorPath: '/zarinpal',
  credentials: { merchantId: 'ZARINPAL_MERCHANT_ID' },
  simulator: { merchantId: '11111111-2222-4333-8444-555555555555' },
} as const satisfies GatewayTerms
