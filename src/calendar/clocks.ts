/** How long each promise lasts, in seconds; one table for the whole house. */
export const clocks = {
  /** search results may be chosen from (§2: "results may be outdated") */
  search: 15 * 60,
  /** seats and price are kept for an unpaid order */
  hold: 15 * 60,
  /** a gateway attempt must end this long before its hold does */
  attemptBeforeHoldEnd: 2 * 60,
  captcha: 2 * 60,
  /** a one-time code (ASVS 6.5.5) */
  code: 2 * 60,
  resend: 60,
  /** after its code came, a session may change what the account is known by */
  stepUp: 10 * 60,
  /** a passkey's challenge: the device asks for a finger or a face meanwhile */
  challenge: 5 * 60,
  /** there and back again to Google, and from its answer to the mobile code that links it */
  googleSignIn: 10 * 60,
  refundQuote: 5 * 60,
  resellerClick: 20 * 60,
  /** the picture of a document may be looked at by its link */
  documentLink: 5 * 60,
  /** §9: token max age; `expiryMargin` is in milliseconds */
  accessToken: 1800,
  refreshToken: 30 * 24 * 3600,
  /** a browser an account was opened in is its own for so long after it was last used */
  browserKnown: 180 * 24 * 3600,
  /** §9: ticket issue status is announced within */
  issueAnnounced: 15 * 60,
  /** a paid order with neither ticket nor refusal by then is somebody's to look at */
  issueWatched: 10 * 60,
  /** §9: a failed payment's money is back within */
  failedPaymentReturned: 72 * 3600,
  /** the answer to a request for refund, told by telephone */
  refundAnswered: 24 * 3600,
  /** a refund to a bank account is there within */
  refundAtBank: 72 * 3600,
} as const

/** §4: a token counts as expired this many milliseconds before its expiry time. */
export const tokenExpiryMarginMs = 500
