/** §7: at least a thousand toman; the maximum is the gateway's. Rial. */
export const topUpLimits = { least: 10_000 } as const
