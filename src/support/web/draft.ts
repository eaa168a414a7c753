export interface Draft {
  readonly id: string
  readonly text: string
}

/** What is being written, with the id it is sent under; lives as long as the tab. */
export function draftOf(orderId: string | undefined): Draft {
  const stored = sessionStorage.getItem(nameOf(orderId))
  return stored === null ? { id: '', text: '' } : (JSON.parse(stored) as Draft)
}

/** Another text is another message. */
export function keepDraft(orderId: string | undefined, text: string): void {
  if (text === '') return sessionStorage.removeItem(nameOf(orderId))
  if (draftOf(orderId).text === text) return
  sessionStorage.setItem(nameOf(orderId), JSON.stringify({ id: newId(), text } satisfies Draft))
}

function nameOf(orderId: string | undefined): string {
  return `support draft ${orderId ?? ''}`
}

/** Also where the page is not secure, which has no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
