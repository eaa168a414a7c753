import { createServer } from 'node:net'

/** Is this port free on the host? */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** The wanted port, or the next free one above it. */
export async function freePort(wanted: number, host = '127.0.0.1'): Promise<number> {
  for (let port = wanted; port < wanted + 200; port++) if (await isFree(port, host)) return port
  throw new Error(`no free port from ${wanted} on`)
}
