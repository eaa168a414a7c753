import type { NotificationSettings } from '#messages/calls.ts'
import { type Channel, channelNumbers, type NewsChannel, newsChannels } from '#messages/channels.ts'
import { eventNames, eventOf } from '#messages/events.ts'
import type { Preferences } from '#messages/preferences.ts'

export function settingsOf(open: readonly Channel[], wishes: Preferences): NotificationSettings {
  return {
    offered: numbered(newsChannels.filter((channel) => open.includes(channel))),
    events: eventNames.map((event) => ({
      event,
      isCritical: eventOf(event).isCritical,
      channels: numbered(wishes.choices[event]),
    })),
    quietHours: wishes.quietHours ?? null,
  }
}

function numbered(channels: readonly NewsChannel[]) {
  return channels.map((channel) => channelNumbers[channel])
}
