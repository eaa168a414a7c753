import { existsSync, readFileSync } from 'node:fs'

/** of /proc, on every Linux */
const ticksPerSecond = 100

/** What this process and those that it waited for have worked, seconds; where the system does not tell, undefined. */
export function workedSeconds(file = '/proc/self/stat'): number | undefined {
  if (!existsSync(file)) return undefined
  const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  const ticks = after.split(' ').slice(11, 15).map(Number)
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond
}
