import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { deployFolder } from './filled.ts'

/** What a unit of systemd starts. */
export interface Unit {
  readonly command: readonly [string, ...string[]]
  readonly workingDirectory: string
  readonly environment: Readonly<Record<string, string>>
}

/** Where a real installation has the house. */
const installed = '/opt/parastoo'

/** A unit of `deploy/systemd` for a house that lies in another folder. */
export function unitFor(name: string, house: string): Unit {
  const lines = readFileSync(path.join(deployFolder, 'systemd', name), 'utf8').split('\n')
  const all = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []))
  const one = (key: string) => {
    const [value, ...more] = all(key)
    if (value === undefined || more.length > 0) throw new Error(`${name}: ${key} must stand there once`)
    return value.replaceAll(installed, house)
  }
  const [program = '', ...words] = one('ExecStart').split(' ')
  const settings = all('Environment').join(' ').split(' ').join('\n')
  return {
    command: [program, ...words],
    workingDirectory: one('WorkingDirectory'),
    environment: parseEnv(settings) as Record<string, string>,
  }
}
