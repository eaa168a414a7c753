import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { SupplierEvent, SupplierSaid } from '#flights/supplier/event.ts'

/** older signatures are rejected: a replay */
const toleranceSeconds = 300

const Event = z.object({
  type: z.string(),
  idempotency_key: z.string(),
  data: z.object({
    object: z.nullish(
      z.object({ id: z.nullish(z.string()), metadata: z.nullish(z.record(z.string(), z.unknown())) }),
    ),
  }),
})

const meanings: Readonly<Record<string, SupplierEvent['says']>> = {
  'order.created': 'made',
  'order.creation_failed': 'failed',
  'order.airline_initiated_change_detected': 'changed',
}

/** A webhook about one of our orders; undefined for a bad signature or another time. */
export function eventIn(
  { body, headers }: SupplierSaid,
  { secret, now }: { readonly secret: string; readonly now: Temporal.Instant },
): SupplierEvent | undefined {
  if (!isSigned(body, headers['x-duffel-signature'], { secret, now })) return undefined
  const read = Event.safeParse(jsonIn(body))
  if (!read.success) return undefined
  const { type, idempotency_key: id, data } = read.data
  const key = data.object?.metadata?.['key']
  return {
    id: `${type} ${id}`,
    says: meanings[type] ?? 'other',
    key: typeof key === 'string' ? key : null,
    ref: data.object?.id ?? null,
  }
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the secret. */
function isSigned(
  body: Uint8Array,
  header: string | readonly string[] | undefined,
  { secret, now }: { readonly secret: string; readonly now: Temporal.Instant },
): boolean {
  const [, at, told] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? '').trim()) ?? []
  if (at === undefined || told === undefined) return false
  const seconds = Math.floor(now.epochMilliseconds / 1000)
  if (Math.abs(seconds - Number(at)) > toleranceSeconds) return false
  const signed = createHmac('sha256', secret).update(`${at}.`).update(body).digest()
  return timingSafeEqual(signed, Buffer.from(told, 'hex'))
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined // signed, and no data
  }
}
