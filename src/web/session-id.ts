import { keepEntry, storedEntry } from '#web/local-entry.ts'

const name = 'sessionId'

let here: string | undefined

export function sessionId(): string {
  here ??= kept() ?? made()
  return here
}

function kept(): string | undefined {
  const value = storedEntry(name)
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  keepEntry(name, id)
  return id
}
