import type { GatewayTerms } from '#payments/server/gateways/terms.ts'

export const hyperpayTerms = {
  url: 'https://eu-prod.oppwa.com',
  simulatorPath: '/oppwa',
  credentials: { entityId: 'HYPERPAY_ENTITY_ID', token: 'HYPERPAY_TOKEN' },
  simulator: { entityId: '8a8294174b7ecb28014b9699220015ca', token: 'house-simulator' },
} as const satisfies GatewayTerms
