import { clocks } from '#calendar/clocks.ts'

/** How many unpaid orders may keep seats at once. */
export const holdLimits = { perOwner: 3, perAddress: 6 } as const
export type HoldLimits = { readonly [kind in keyof typeof holdLimits]: number }

export interface LiveHolds {
  readonly ofOwner: number
  readonly ofAddress: number
}

export function mayHoldMore(live: LiveHolds, limits: HoldLimits = holdLimits): boolean {
  return live.ofOwner < limits.perOwner && live.ofAddress < limits.perAddress
}

export function holdEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: clocks.hold })
}

/** §4: the ticket's status is announced within 15 minutes of the payment; what is not issued by then goes back. */
export function issueDeadline(paidAt: Temporal.Instant): Temporal.Instant {
  return paidAt.add({ seconds: clocks.issueAnnounced })
}

/** When to ask the product again: as it wishes, but at the deadline at the latest; never once that is over. */
export function nextAsking(
  now: Temporal.Instant,
  afterSeconds: number,
  deadline: Temporal.Instant,
): Temporal.Instant | undefined {
  if (Temporal.Instant.compare(now, deadline) >= 0) return undefined
  const wished = now.add({ seconds: Math.max(1, Math.round(afterSeconds)) })
  return Temporal.Instant.compare(wished, deadline) < 0 ? wished : deadline
}
