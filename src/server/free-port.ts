import { createServer } from 'node:net'

/** Is this port free on the host? */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await faultAt(port, host)) === undefined
}

/** What keeps us from listening there (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL` …), or nothing. */
export function faultAt(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** The wanted port, or the next free one above it. */
export async function freePort(wanted: number, host = '127.0.0.1'): Promise<number> {
  const end = Math.min(wanted + 200, 65_536)
  for (let port = wanted; port < end; port++) if (await isFree(port, host)) return port
  throw new Error(`no free port from ${wanted} on`)
}
