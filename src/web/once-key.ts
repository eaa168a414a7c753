import type { Declined } from '#web/declined.ts'

/**
 * The idempotency key of a deed: the same for the same body after a second press or a reload, another for another body.
 * It lives as long as the tab, so that the answer may be asked for again where the network took it.
 */
export function onceKey(deed: string, body: object): string {
  const text = JSON.stringify(body)
  const [, key = '', keptBody] = keptLine.exec(sessionStorage.getItem(nameOf(deed)) ?? '') ?? []
  if (keptBody === text) return key
  const fresh = freshKey()
  sessionStorage.setItem(nameOf(deed), `${fresh} ${text}`)
  return fresh
}

/** The deed is answered: the next one is another, even with the same body. */
export function forgetOnce(deed: string): void {
  sessionStorage.removeItem(nameOf(deed))
}

/** Has the server decided? What the wire swallowed, or is still running, is asked for again under the same key. */
export function hasResponse({ status, code }: Declined): boolean {
  return status >= 400 && status < 500 && code !== 'STILL_RUNNING'
}

/** The key, then the body it travelled with. */
const keptLine = /^([0-9a-f]+) (.*)$/s

function nameOf(deed: string): string {
  return `once ${deed}`
}

function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
