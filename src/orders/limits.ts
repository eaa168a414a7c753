import { clocks } from '#calendar/clocks.ts'

/** Unpaid orders at once: by person (with cancellations) and by address; `beforeCaptcha`: from then on a captcha. */
export const holdLimits = { perOwner: 3, cancelled: 3, perAddress: 300, beforeCaptcha: 1 } as const
export type HoldLimits = { readonly [kind in keyof typeof holdLimits]: number }

const browsersShare = 2
const peopleAnOrder = 4
/** An IPv6 /64 is one household. */
const perHousehold = 12

export interface LiveHolds {
  readonly ofOwner: number
  readonly people: number
  readonly cancelled: number
  readonly ofBrowser: number
  readonly ofAddress: number
}

export interface HoldWished {
  readonly people: number
  readonly isHousehold: boolean
}

export type HoldVerdict =
  | 'yes'
  | 'CAPTCHA_NEEDED'
  | 'TOO_MANY_HOLDS'
  | 'TOO_MANY_PEOPLE'
  | 'HOLDS_PAUSED'
  | 'TOO_MANY_HOLDS_HERE'

export function mayHoldMore(
  live: LiveHolds,
  wished: HoldWished,
  limits: HoldLimits = holdLimits,
): HoldVerdict {
  const { perOwner, cancelled, perAddress, beforeCaptcha } = limits
  if (live.ofOwner >= perOwner) return 'TOO_MANY_HOLDS'
  if (live.ofOwner > 0 && live.people + wished.people > perOwner * peopleAnOrder) return 'TOO_MANY_PEOPLE'
  if (live.cancelled > cancelled) return 'HOLDS_PAUSED'
  const mostHere = wished.isHousehold ? Math.min(perHousehold, perAddress) : perAddress
  if (live.ofBrowser >= perOwner * browsersShare || live.ofAddress >= mostHere) return 'TOO_MANY_HOLDS_HERE'
  const most = Math.max(live.ofOwner, live.ofBrowser, live.cancelled)
  return most >= beforeCaptcha ? 'CAPTCHA_NEEDED' : 'yes'
}

/** At the latest when a penalty that it is paid with is no longer locked. */
export function holdEnd(
  now: Temporal.Instant,
  lockedUntil: Temporal.Instant | null = null,
): Temporal.Instant {
  const end = now.add({ seconds: clocks.hold })
  return lockedUntil !== null && Temporal.Instant.compare(lockedUntil, end) < 0 ? lockedUntil : end
}

/** §4: within 15 minutes of payment; afterwards it is refunded. */
export function issueDeadline(paidAt: Temporal.Instant): Temporal.Instant {
  return paidAt.add({ seconds: clocks.issueAnnounced })
}

/** As the product wishes, at the latest at the deadline; undefined after it. */
export function nextAsking(
  now: Temporal.Instant,
  afterSeconds: number,
  deadline: Temporal.Instant,
): Temporal.Instant | undefined {
  if (Temporal.Instant.compare(now, deadline) >= 0) return undefined
  const wished = now.add({ seconds: Math.max(1, Math.round(afterSeconds)) })
  return Temporal.Instant.compare(wished, deadline) < 0 ? wished : deadline
}
