import { type Channel, type NewsChannel, newsChannels } from '#messages/channels.ts'
import { type EventName, eventNames, eventOf } from '#messages/events.ts'
import { areQuietHours, type QuietHours, usualQuietHours } from '#messages/quiet-hours.ts'

/** By which ways somebody wants to hear of what. */
export type Choices = Readonly<Record<EventName, readonly NewsChannel[]>>

export interface Preferences {
  readonly choices: Choices
  /** nothing: no hour is quiet */
  readonly quietHours: QuietHours | undefined
}

/** What holds for whoever chose nothing. */
export const unasked: Preferences = {
  choices: choicesBy((event) => eventOf(event).unasked),
  quietHours: usualQuietHours,
}

export function choicesBy(chosen: (event: EventName) => readonly NewsChannel[]): Choices {
  const entries = eventNames.map((event) => [event, inOrder(chosen(event))] as const)
  return Object.fromEntries(entries) as Record<EventName, readonly NewsChannel[]>
}

/** With one box of the matrix pressed. */
export function pressed(choices: Choices, event: EventName, channel: NewsChannel): Choices {
  const now = choices[event]
  const then = now.includes(channel) ? now.filter((one) => one !== channel) : [...now, channel]
  return { ...choices, [event]: inOrder(then) }
}

export const preferenceTexts = {
  LAST_CHANNEL: 'این خبر را دست‌کم به یک راه باید بفرستیم.',
  QUIET_HOURS_ARE_INVALID: 'آغاز و پایان ساعت‌های سکوت باید دو ساعت جدا باشند.',
} as const

export interface PreferenceFault {
  readonly key: keyof typeof preferenceTexts
  readonly event?: EventName
}

/** What is critical keeps one way at least, of those that reach; quiet hours are two times of day that differ. */
export function preferenceFaults(
  { choices, quietHours }: Preferences,
  reaching: readonly NewsChannel[] = newsChannels,
): readonly PreferenceFault[] {
  const isSilent = (event: EventName) => !choices[event].some((channel) => reaching.includes(channel))
  const silenced = eventNames.filter((event) => eventOf(event).isCritical && isSilent(event))
  return [
    ...silenced.map((event) => ({ key: 'LAST_CHANNEL', event }) as const),
    ...(quietHours === undefined || areQuietHours(quietHours)
      ? []
      : [{ key: 'QUIET_HOURS_ARE_INVALID' } as const]),
  ]
}

/** The channels that work, and how the person can be reached by them. */
export interface Reach {
  readonly open: readonly Channel[]
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** The ways by which somebody is told, of those that reach him. What is critical comes by SMS when no chosen way does. */
export function waysTo(event: EventName, choices: Choices, reach: Reach): readonly NewsChannel[] {
  const reaches = (channel: NewsChannel) =>
    reach.open.includes(channel) && (channel === 'Email' ? reach.email : reach.phone) !== undefined
  const ways = choices[event].filter(reaches)
  if (ways.length > 0 || !eventOf(event).isCritical) return ways
  return newsChannels.filter(reaches).slice(0, 1)
}

function inOrder(chosen: readonly NewsChannel[]): readonly NewsChannel[] {
  return newsChannels.filter((channel) => chosen.includes(channel))
}
