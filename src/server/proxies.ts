import { isIP } from 'node:net'

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** An address, a network (`10.0.0.0/8`), or a named group. */
export function isProxy(text: string): boolean {
  if (names.has(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128))
  )
}

export function proxiesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
