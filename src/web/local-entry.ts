interface Entry {
  readonly value: unknown
  readonly expireDate?: string
}

/** The stored value; `isOver` if expired or malformed. */
function entryIn(text: string, now: number): { readonly value: unknown; readonly isOver: boolean } {
  const entry = parsed(text)
  if (entry === undefined) return { value: undefined, isOver: true }
  const isOver = entry.expireDate !== undefined && !(now < Date.parse(entry.expireDate))
  return { value: isOver ? undefined : entry.value, isOver }
}

export function keepEntry(name: string, value: unknown, until?: number): void {
  const expireDate = until === undefined ? {} : { expireDate: new Date(until).toISOString() }
  const entry: Entry = { value, ...expireDate }
  withStorage((storage) => storage.setItem(name, JSON.stringify(entry)))
}

/** Expired entries are removed when read (§3). */
export function storedEntry(name: string, now = Date.now()): unknown {
  return withStorage((storage) => {
    const text = storage.getItem(name)
    if (text === null) return undefined
    const { value, isOver } = entryIn(text, now)
    if (isOver) storage.removeItem(name)
    return value
  })
}

export function forgetEntry(name: string): void {
  withStorage((storage) => storage.removeItem(name))
}

/** Storage may be unavailable (private window, full, forbidden). */
function withStorage<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(localStorage)
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return undefined
    throw error
  }
}

function parsed(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text)
    return typeof entry === 'object' && entry !== null && 'value' in entry ? entry : undefined
  } catch {
    return undefined // written by something else
  }
}
