/** Stored with the session, so that owners can tell their sign-ins apart. */
export const waysIn = ['otp', 'email', 'password', 'google', 'passkey'] as const
export type WayIn = (typeof waysIn)[number]
