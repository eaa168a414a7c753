import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

/** Replaces the browser's push service by the simulator; returns the next endpoint. */
export async function nextSubscription(stage: Stage, page: Page): Promise<string> {
  const { push } = stage.product.agency.messages
  const answer = await fetch(`${simulatorOf(stage)}/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: push?.publicKey }),
  })
  const subscription = (await answer.json()) as { readonly endpoint: string }
  await page.evaluate((told) => {
    const kept = { toJSON: () => told, unsubscribe: () => Promise.resolve(true) }
    PushManager.prototype.subscribe = () => Promise.resolve(kept as unknown as PushSubscription)
  }, subscription)
  return subscription.endpoint
}

function simulatorOf(stage: Stage): string {
  return stage.product.settings.ways.push?.simulatorUrl ?? ''
}

export async function pushedTo(stage: Stage, endpoint: string): Promise<string> {
  let text: string | undefined
  await eventually(async () => {
    const answer = await fetch(`${simulatorOf(stage)}/messages?subscription=${endpoint.split('/').at(-1)}`)
    const { messages } = (await answer.json()) as { readonly messages: readonly { readonly text: string }[] }
    text = messages[0]?.text
    return text !== undefined
  }, 'nothing was pushed')
  return text ?? ''
}

export async function deliver(context: BrowserContext, page: Page, text: string): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: text,
  })
  await browser.detach()
}

export function displayedIn(page: Page) {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }))
  })
}

export async function openedByPress(context: BrowserContext): Promise<readonly string[]> {
  const [worker] = context.serviceWorkers()
  assert.ok(worker)
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly clients: { openWindow: (address: string) => Promise<null> }
      readonly NotificationEvent: new (name: string, init: object) => Event
    }
    const opened: string[] = []
    // openWindow needs a user gesture, so it is recorded instead
    scope.clients.openWindow = (address) => {
      opened.push(address)
      return Promise.resolve(null)
    }
    const [notification] = await scope.registration.getNotifications()
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    for (let turn = 0; turn < 1200 && opened.length === 0; turn++)
      await new Promise((wake) => setTimeout(wake, 50))
    return opened
  })
}
