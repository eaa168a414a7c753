/** History state of an overlay: depth, and the page's key. */
interface Mark {
  readonly depth: number
  readonly page: string
}

const name = 'rqs'

/** §2: a random number of five digits. */
export function fiveDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(10_000 + (random % 90_000))
}

/** Number of overlays; 0 for the page itself. */
export function depthIn(state: unknown): number {
  return markIn(state)?.depth ?? 0
}

export function pageIn(state: unknown): string {
  const { key = 'default', idx = 0 } = fieldsIn(state)
  return markIn(state)?.page ?? `${String(key)} ${String(idx)}`
}

export function markedState(state: unknown, depth: number, page = pageIn(state)): object {
  const mark: Mark = { depth, page }
  return { ...fieldsIn(state), [name]: mark }
}

export function unmarkedState(state: unknown): object {
  const { [name]: _mark, ...own } = fieldsIn(state)
  return own
}

/** Keeps the encoding of the page's own parameters. */
export function markedAddress(address: string, digits: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(bareAddress(address)) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${digits}${hash}`
}

export function bareAddress(address: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? []
  const kept = search
    .split('&')
    .filter((pair) => pair !== '' && pair !== name && !pair.startsWith(`${name}=`))
  return `${path}${kept.length === 0 ? '' : `?${kept.join('&')}`}${hash}`
}

function markIn(state: unknown): Mark | undefined {
  const mark = fieldsIn(fieldsIn(state)[name])
  return typeof mark['depth'] === 'number' && typeof mark['page'] === 'string'
    ? { depth: mark['depth'], page: mark['page'] }
    : undefined
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
