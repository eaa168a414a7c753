import path from 'node:path'
import { destination } from 'pino'

/** Standard output unless it is a terminal, then a file in the data folder. */
export function logFileIn(dataDir: string) {
  const file = path.join(dataDir, 'parastoo.log')
  return destination({ dest: process.stdout.isTTY ? file : 1, mkdir: true, sync: false, mode: 0o600 })
}
