/** Through what somebody buys; a price rule may be about one of them. */
export const salesChannels = ['site', 'app', 'marketplace', 'agency'] as const
export type SalesChannel = (typeof salesChannels)[number]
