import { accessTokenSeconds } from '#calendar/token-clocks.ts'

/** Seconds. */
export const clocks = {
  /** §2: "results may be outdated" */
  search: 15 * 60,
  hold: 15 * 60,
  /** a payment attempt ends this long before its hold */
  attemptBeforeHoldEnd: 2 * 60,
  captcha: 2 * 60,
  /** one-time code (ASVS 6.5.5) */
  code: 2 * 60,
  resend: 60,
  stepUp: 10 * 60,
  challenge: 5 * 60,
  /** Google's page and back, and the link token after it */
  googleSignIn: 10 * 60,
  refundQuote: 5 * 60,
  resellerClick: 20 * 60,
  /** orders of a browser that came by a marketplace's link count as its sales for so long */
  resellerSource: 24 * 3600,
  documentLink: 5 * 60,
  accessToken: accessTokenSeconds,
  refreshToken: 30 * 24 * 3600,
  /** a browser counts as the account's own after its last use */
  browserKnown: 180 * 24 * 3600,
  /** §9: ticket issue status is announced within */
  issueAnnounced: 15 * 60,
  /** then the desk looks at a paid order that is still open */
  issueWatched: 10 * 60,
  /** §9: refund of a failed payment */
  failedPaymentReturned: 72 * 3600,
  /** decision on a refund request, as support tells callers */
  refundAnswered: 24 * 3600,
  /** a refund's arrival at the bank account */
  refundAtBank: 72 * 3600,
  /** an answer to what was written in the contact form, of the time that somebody is there */
  contactAnswered: 4 * 3600,
  /** a person's answer in a conversation, of the time that somebody is there */
  supportAnswered: 30 * 60,
  /** the house's own people: a working day, and how long nobody may be at the keys */
  deskSession: 8 * 3600,
  deskIdle: 30 * 60,
  /** leads to somebody's first key */
  deskFirstLink: 3600,
  deskLink: 24 * 3600,
  /** a proposal that nobody decided on */
  deskProposal: 3 * 24 * 3600,
} as const
