/** The rate-limit unit: an IPv4 address or an IPv6 /64. */
export function hostOf(address: string): string {
  const v4 = ipv4In(address)
  return v4 ?? groupsOfIpv6(address).slice(0, 4).join(':')
}

/** IPv4 addresses may be shared by a whole operator. */
export function isHousehold(address: string): boolean {
  return ipv4In(address) === undefined
}

/** Neighbouring addresses of one owner: IPv4 /24, IPv6 /48. */
export function networkOf(address: string): string {
  const v4 = ipv4In(address)
  return v4?.split('.').slice(0, 3).join('.') ?? groupsOfIpv6(address).slice(0, 3).join(':')
}

/** In a demo everybody comes from this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || ipv4In(address)?.startsWith('127.') === true
}

/** Dual-stack sockets write `::ffff:203.0.113.7` (RFC 4291 §2.5.5.2). */
function ipv4In(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return plain.includes(':') ? undefined : plain
}

function groupsOfIpv6(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
