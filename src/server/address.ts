/** One household or one server: an IPv4 address, or the /64 of an IPv6 one. */
export function hostOf(address: string): string {
  const v4 = ipv4In(address)
  return v4 ?? groupsOfIpv6(address).slice(0, 4).join(':')
}

/** Is its host one household? An IPv4 address may be all of an operator. */
export function isHousehold(address: string): boolean {
  return ipv4In(address) === undefined
}

/** Whoever owns many addresses owns them side by side: the /24 of IPv4, the /48 of IPv6. */
export function networkOf(address: string): string {
  const v4 = ipv4In(address)
  return v4?.split('.').slice(0, 3).join('.') ?? groupsOfIpv6(address).slice(0, 3).join(':')
}

/** The machine itself: in a demonstration everybody comes from there. */
export function isLoopback(address: string): boolean {
  return address === '::1' || ipv4In(address)?.startsWith('127.') === true
}

/** A socket of both families writes an IPv4 address as `::ffff:203.0.113.7` (RFC 4291 §2.5.5.2). */
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
