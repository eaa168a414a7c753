/** §9: a token's life. Every page needs these two, and no other clock. */
export const accessTokenSeconds = 1800

/** §4: tokens count as expired this many milliseconds early. */
export const tokenExpiryMarginMs = 500
