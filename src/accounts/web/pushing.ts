import type { messageCalls, NotificationSettings } from '#messages/calls.ts'
import { ask } from '#web/api.ts'

export type NotPushed = 'denied' | 'undecided' | 'unreachable'

export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

export async function isSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return registration !== undefined && (await registration.pushManager.getSubscription()) !== null
}

/** Permission, the browser's push service, then us; only after a press. Throws Declined. */
export async function turnOn(publicKey: string): Promise<NotificationSettings | NotPushed> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided'
  const subscription = await subscribed(publicKey)
  if (subscription === undefined) return 'unreachable'
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh, auth } }
  return ask<typeof messageCalls.turnPushOn>('POST /accounts/notifications/browser', { body })
}

export async function turnOff(): Promise<NotificationSettings> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false) // we write to it no longer, whatever its maker says
  return ask<typeof messageCalls.turnPushOff>('DELETE /accounts/notifications/browser', {})
}

/** Always a new subscription: an old one may belong to another traveller or another key. */
async function subscribed(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    await (await pushManager.getSubscription())?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  } catch {
    return undefined // its maker's push service is out of reach from here
  }
}
