import type { GatewayTerms } from '#payments/server/gateways/terms.ts'

export const sepTerms = {
  url: 'https://sep.shaparak.ir',
  simulatorPath: '/sep',
  credentials: { terminalId: 'SEP_TERMINAL_ID' },
  simulator: { terminalId: '10023' },
} as const satisfies GatewayTerms
