import { eventOf } from '#messages/events.ts'
import { pushOf } from '#messages/push.ts'
import type { Browsers } from '#messages/server/browsers.ts'
import { brokenDown, type Carry, type Letter, type Sending } from '#messages/server/carrier.ts'
import { encrypted } from '#messages/server/push-cipher.ts'
import { isPushEndpoint, type PushSettings } from '#messages/server/push-settings.ts'
import type { Vapids } from '#messages/server/vapids.ts'
import { templateOf } from '#messages/templates.ts'

interface Around {
  readonly browsers: Pick<Browsers, 'reachable' | 'forget'>
  readonly vapids: Pick<Vapids, 'of'>
  readonly now: () => Temporal.Instant
}

interface PushOptions extends Pick<PushSettings, 'hosts' | 'simulatorUrl'> {
  readonly timeoutMs?: number
}

const gone = new Set([404, 410])
/** Too large or malformed. */
const final = new Set([400, 413])
const mostDays = 28
/** longest pause, whatever Retry-After says */
const mostRestMs = 3_600_000

/** RFC 8030, encrypted for the browser (RFC 8291), signed by us (RFC 8292). */
export function openPush(options: PushOptions, { browsers, vapids, now }: Around): Carry {
  const { timeoutMs = 10_000 } = options
  const rests = new Map<string, number>()
  return async function carry(letter) {
    try {
      const browser = await browsers.reachable(letter.to)
      if (browser === undefined) return { kind: 'refused', reason: 'nobody is signed in there' }
      const { endpoint, keys, subscribedTo } = browser
      const vapid = vapids.of(subscribedTo)
      if (vapid === undefined) return { kind: 'refused', reason: 'subscribed with a key we have no longer' }
      if (!isPushEndpoint(endpoint, options)) return { kind: 'refused', reason: 'no push service of ours' }
      const { origin } = new URL(endpoint)
      if ((rests.get(origin) ?? 0) > performance.now()) return { kind: 'later', reason: 'asked to wait' }
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { ...headersOf(letter, now()), authorization: await vapid.authorization(endpoint) },
        body: new Uint8Array(encrypted(Buffer.from(JSON.stringify(pushOf(letter))), keys)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.status === 429) rests.set(origin, performance.now() + restMs(response))
      if (gone.has(response.status)) await browsers.forget({ id: letter.to })
      return sendingIn(response.status)
    } catch (error) {
      return brokenDown(error)
    }
  }
}

function headersOf({ id, template, worthUntil }: Letter, now: Temporal.Instant): Record<string, string> {
  const { event } = templateOf(template)
  const worthSeconds = Math.round(now.until(worthUntil).total('seconds'))
  return {
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(Math.min(Math.max(worthSeconds, 0), mostDays * 24 * 3600)),
    urgency: event !== undefined && eventOf(event).isCritical ? 'high' : 'normal',
    // a repeated push replaces the one not delivered yet; at most 32 characters
    topic: id.replaceAll('-', '').slice(0, 32),
  }
}

function restMs({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 60)
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, mostRestMs) : 60_000
}

/** 401 and 403 mean our own key: try again later. */
function sendingIn(status: number): Sending {
  if (status >= 200 && status < 300) return { kind: 'sent', providerId: '' }
  const reason = `status ${status}`
  return { kind: gone.has(status) || final.has(status) ? 'refused' : 'later', reason }
}
