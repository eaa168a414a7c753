/** What a line of an order's timeline is of; pages filter by it. */
export const timelineKinds = {
  status: 'وضعیت',
  money: 'پول',
  supplier: 'تأمین‌کننده',
  message: 'پیام',
  staff: 'همکاران',
} as const satisfies Readonly<Record<string, string>>

export type TimelineKind = keyof typeof timelineKinds

export interface TimelineEntry {
  readonly kind: TimelineKind
  readonly at: Temporal.Instant
  readonly title: string
  /** who: a colleague, a gateway, a supplier; empty for the house itself */
  readonly by: string
  readonly text: string
  readonly tone: 'good' | 'bad' | 'warn' | 'plain'
  /** rial */
  readonly amount?: number
  /** what was sent and answered, made anonymous */
  readonly bodies?: readonly string[]
}

/** The newest first; what happened at one moment stays as it came. */
export function inOrder(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return entries.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at)).toReversed()
}
