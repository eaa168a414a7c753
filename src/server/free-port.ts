import { createServer } from 'node:net'

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await faultAt(port, host)) === undefined
}

/** `EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL` …; undefined if it can be used. */
export function faultAt(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** Ports browsers and fetch block (Fetch Standard, bad ports). */
const bad: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
])

export async function freePort(wanted: number, host = '127.0.0.1'): Promise<number> {
  const end = Math.min(wanted + 200, 65_536)
  for (let port = wanted; port < end; port++) if (!bad.has(port) && (await isFree(port, host))) return port
  throw new Error(`no free port from ${wanted} on`)
}
