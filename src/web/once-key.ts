import type { Declined } from '#web/declined.ts'

/** Same body, same key, even after a reload, so that a lost response can be fetched again. Lives as long as the tab. */
export function onceKey(action: string, body: object): string {
  const text = JSON.stringify(body)
  const [, key = '', keptBody] = keptLine.exec(sessionStorage.getItem(nameOf(action)) ?? '') ?? []
  if (keptBody === text) return key
  const fresh = freshKey()
  sessionStorage.setItem(nameOf(action), `${fresh} ${text}`)
  return fresh
}

/** Once answered, the next action gets a new key. */
export function forgetOnce(action: string): void {
  sessionStorage.removeItem(nameOf(action))
}

/** False for lost responses and calls still running: retry with the same key. */
export function hasResponse({ status, code }: Declined): boolean {
  return status >= 400 && status < 500 && code !== 'STILL_RUNNING'
}

const keptLine = /^([0-9a-f]+) (.*)$/s

function nameOf(action: string): string {
  return `once ${action}`
}

function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
