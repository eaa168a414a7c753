/** How a session was opened; kept with it, so that its owner can tell his sign-ins apart. */
export const waysIn = ['otp', 'email', 'password', 'google', 'passkey'] as const
export type WayIn = (typeof waysIn)[number]
