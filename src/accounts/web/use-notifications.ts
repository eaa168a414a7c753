import { useRef, useState } from 'react'
import type { messageCalls, NotificationSettings } from '#messages/calls.ts'
import { channelNumbered, channelNumbers, type NewsChannel } from '#messages/channels.ts'
import type { EventName } from '#messages/events.ts'
import {
  choicesBy,
  type Preferences,
  preferenceFaults,
  preferenceTexts,
  pressed,
} from '#messages/preferences.ts'
import { ask } from '#web/api.ts'
import { Declined, offline } from '#web/declined.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'

export interface Notifications extends Preferences {
  readonly declined: { readonly says: string; readonly event?: EventName | undefined } | undefined
  press(event: EventName, channel: NewsChannel): void
  setQuietHours(quietHours: Preferences['quietHours']): void
  take(settings: NotificationSettings): void
  readonly undo: (() => void) | undefined
}

/** Each change is saved at once, in order, and can be undone. `reaching`: channels available to the traveller. */
export function useNotifications(
  first: NotificationSettings,
  reaching: readonly NewsChannel[],
): Notifications {
  const [shown, setShown] = useState<Preferences>(() => preferencesIn(first))
  const [before, setBefore] = useState<Preferences>()
  const [declined, setDeclined] = useState<Notifications['declined']>()
  const toast = useToast()
  const line = useRef({ saved: shown, last: Promise.resolve() })

  function change(wished: Preferences, said: string): void {
    const [fault] = preferenceFaults(wished, reaching)
    setDeclined(fault && { says: preferenceTexts[fault.key], event: fault.event })
    if (fault !== undefined) return
    setBefore(shown)
    setShown(wished)
    line.current.last = line.current.last.then(() => keep(wished, said))
  }
  async function keep(wished: Preferences, said: string): Promise<void> {
    try {
      await save(wished)
      line.current.saved = wished
      toast(said)
    } catch (error) {
      setShown(line.current.saved)
      setBefore(undefined)
      setDeclined({ says: error instanceof Declined ? error.message : offline })
    }
  }
  return {
    ...shown,
    declined,
    press: (event, channel) =>
      change({ ...shown, choices: pressed(shown.choices, event, channel) }, 'ذخیره شد'),
    take(settings) {
      const taken = preferencesIn(settings)
      line.current.saved = taken
      setShown(taken)
      setBefore(undefined)
    },
    setQuietHours: (quietHours) => change({ ...shown, quietHours }, 'ذخیره شد'),
    undo: before && (() => change(before, 'به حالت پیش برگشت')),
  }
}

function preferencesIn({ events, quietHours }: NotificationSettings): Preferences {
  const numbersOf = (event: EventName) => events.find((one) => one.event === event)?.channels ?? []
  return {
    choices: choicesBy((event) => numbersOf(event).flatMap((number) => channelNumbered(number) ?? [])),
    quietHours: quietHours ?? undefined,
  }
}

async function save({ choices, quietHours }: Preferences): Promise<void> {
  const events = Object.entries(choices).map(([event, channels]) => ({
    event: event as EventName,
    channels: channels.map((channel) => channelNumbers[channel]),
  }))
  const body = { events, quietHours: quietHours ?? null }
  await ask<typeof messageCalls.chooseNotifications>('POST /accounts/notifications/settings', { body })
}
