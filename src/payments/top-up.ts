/** §7: a wallet is filled by a thousand toman at least; the most is what a gateway takes at once. Rial. */
export const topUpLimits = { least: 10_000 } as const
