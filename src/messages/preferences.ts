import { type Channel, isLasting, type NewsChannel, newsChannels } from '#messages/channels.ts'
import { type EventName, eventNames, eventOf } from '#messages/events.ts'
import { areQuietHours, type QuietHours, usualQuietHours } from '#messages/quiet-hours.ts'

export type Choices = Readonly<Record<EventName, readonly NewsChannel[]>>

export interface Preferences {
  readonly choices: Choices
  readonly quietHours: QuietHours | undefined
}

export const unasked: Preferences = {
  choices: choicesBy((event) => eventOf(event).unasked),
  quietHours: usualQuietHours,
}

export function choicesBy(chosen: (event: EventName) => readonly NewsChannel[]): Choices {
  const entries = eventNames.map((event) => [event, inOrder(chosen(event))] as const)
  return Object.fromEntries(entries) as Record<EventName, readonly NewsChannel[]>
}

export function pressed(choices: Choices, event: EventName, channel: NewsChannel): Choices {
  const now = choices[event]
  const then = now.includes(channel) ? now.filter((one) => one !== channel) : [...now, channel]
  return { ...choices, [event]: inOrder(then) }
}

/** Adds push to every event, unless it was chosen for some event before. */
export function withPush(preferences: Preferences): Preferences {
  const { choices } = preferences
  if (eventNames.some((event) => choices[event].includes('Push'))) return preferences
  return { ...preferences, choices: choicesBy((event) => [...choices[event], 'Push']) }
}

export const preferenceTexts = {
  LAST_CHANNEL: 'این خبر را دست‌کم به یک راه باید بفرستیم.',
  PUSH_ALONE: 'اعلان مرورگر به‌تنهایی برای این خبر کافی نیست؛ یک راه دیگر هم نگه دارید.',
  QUIET_HOURS_ARE_INVALID: 'آغاز و پایان ساعت‌های سکوت باید دو ساعت جدا باشند.',
} as const

export interface PreferenceFault {
  readonly key: keyof typeof preferenceTexts
  readonly event?: EventName
}

/** A critical event keeps a reachable, lasting channel; quiet hours are two different times. */
export function preferenceFaults(
  { choices, quietHours }: Preferences,
  reaching: readonly NewsChannel[] = newsChannels,
): readonly PreferenceFault[] {
  const faults = eventNames.flatMap((event) => {
    const ways = choices[event].filter((channel) => reaching.includes(channel))
    if (!eventOf(event).isCritical || ways.some(isLasting)) return []
    return [{ key: ways.length === 0 ? 'LAST_CHANNEL' : 'PUSH_ALONE', event } as const]
  })
  return [
    ...faults,
    ...(quietHours === undefined || areQuietHours(quietHours)
      ? []
      : [{ key: 'QUIET_HOURS_ARE_INVALID' } as const]),
  ]
}

export interface Reach {
  readonly open: readonly Channel[]
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly browsers: number
}

/** Chosen channels that reach the person; a critical event falls back to SMS. */
export function waysTo(event: EventName, choices: Choices, reach: Reach): readonly NewsChannel[] {
  const reaches = (channel: NewsChannel) => reach.open.includes(channel) && isReached(channel, reach)
  const ways = choices[event].filter(reaches)
  if (ways.some(isLasting) || !eventOf(event).isCritical) return ways
  return inOrder([...ways, ...newsChannels.filter(reaches).slice(0, 1)])
}

function isReached(channel: NewsChannel, { phone, email, browsers }: Reach): boolean {
  if (channel === 'Push') return browsers > 0
  return (channel === 'Email' ? email : phone) !== undefined
}

function inOrder(chosen: readonly NewsChannel[]): readonly NewsChannel[] {
  return newsChannels.filter((channel) => chosen.includes(channel))
}
