import type { GatewayTerms } from '#payments/server/gateways/terms.ts'

export const zibalTerms = {
  url: 'https://gateway.zibal.ir',
  simulatorPath: '/zibal',
  credentials: { merchant: 'ZIBAL_MERCHANT' },
  simulator: { merchant: 'zibal' },
} as const satisfies GatewayTerms
