import type { GatewayTerms } from '#payments/server/gateways/terms.ts'

export const mellatTerms = {
  url: 'https://bpm.shaparak.ir',
  simulatorPath: '/mellat',
  credentials: {
    terminalId: 'MELLAT_TERMINAL_ID',
    userName: 'MELLAT_USER_NAME',
    userPassword: 'MELLAT_PASSWORD',
  },
  simulator: { terminalId: '7001', userName: 'parastoo', userPassword: 'house-simulator' },
} as const satisfies GatewayTerms
