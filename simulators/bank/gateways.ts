import { randomBytes, randomInt } from 'node:crypto'

export type GatewayName = 'zarinpal' | 'zibal' | 'sep' | 'mellat' | 'oppwa'

export const newReference: Readonly<Record<GatewayName, () => string>> = {
  zarinpal: () => `S${Array.from({ length: 35 }, () => randomInt(36).toString(36)).join('')}`,
  zibal: () => String(randomInt(1_000_000_000, 99_999_999_999)),
  sep: () => randomBytes(20).toString('hex'),
  mellat: () => randomBytes(8).toString('hex').toUpperCase(),
  oppwa: () => `${randomBytes(16).toString('hex').toUpperCase()}.house01-vm-tx01`,
}

/** Time limits: for the payer at the card page, and for the merchant's verification, after which money returns. */
export const windows: Readonly<Record<GatewayName, { pageMinutes: number; verifyMinutes: number }>> = {
  zarinpal: { pageMinutes: 15, verifyMinutes: 30 },
  zibal: { pageMinutes: 15, verifyMinutes: 30 },
  sep: { pageMinutes: 20, verifyMinutes: 30 },
  mellat: { pageMinutes: 15, verifyMinutes: 15 },
  // foreign charges are never reversed
  oppwa: { pageMinutes: 30, verifyMinutes: Number.POSITIVE_INFINITY },
}
