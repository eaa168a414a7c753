import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from './ids.ts'

export interface DuffelWebhook {
  readonly url: string
  readonly secret: string
}

export interface DuffelEvent {
  readonly type:
    | 'order.created'
    | 'order.creation_failed'
    | 'order.airline_initiated_change_detected'
    | 'payment.created'
  readonly key: string
  readonly object: object
}

export type Notify = (event: DuffelEvent) => void

/** retry delays, ms; Duffel itself retries for three days */
const pauses = [0, 500, 3000, 15_000] as const

/** Sends signed webhooks, at least once, in any order. */
export function openNotify(webhook: DuffelWebhook | undefined, ended: AbortSignal): Notify {
  return (event) => {
    if (webhook !== undefined) void deliver(webhook, bodyOf(event), ended)
  }
}

function bodyOf({ type, key, object }: DuffelEvent): string {
  return JSON.stringify({
    id: newId('wev'),
    type,
    api_version: 'v2',
    live_mode: false,
    idempotency_key: key,
    created_at: Temporal.Now.instant().toString(),
    data: { object },
  })
}

async function deliver({ url, secret }: DuffelWebhook, body: string, ended: AbortSignal): Promise<void> {
  for (const pause of pauses) {
    try {
      await sleep(pause, undefined, { signal: ended })
      const headers = { 'content-type': 'application/json', 'x-duffel-signature': signatureOf(secret, body) }
      const { ok } = await fetch(url, { method: 'POST', headers, body, signal: ended })
      if (ok) return
    } catch {
      if (ended.aborted) return // nobody answers: tried again after the next pause
    }
  }
}

export function signatureOf(secret: string, body: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
