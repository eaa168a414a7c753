import { BlockList, isIP } from 'node:net'

export interface AllowedNetworks {
  /** neither address nor network */
  readonly wrong: readonly string[]
  allow(address: string): boolean
}

/** Of none everybody is allowed. */
export function allowing(networks: readonly string[]): AllowedNetworks {
  const list = new BlockList()
  const wrong = networks.filter((network) => !added(list, network))
  return { wrong, allow: (address) => networks.length === 0 || holds(list, address) }
}

function added(list: BlockList, network: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(network) ?? []
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  if (family === 0 || Number(bits ?? most) > most) return false
  list.addSubnet(address, Number(bits ?? most), family === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** Dual-stack sockets write an IPv4 address as `::ffff:203.0.113.7`. */
function holds(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  const family = isIP(plain)
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}
